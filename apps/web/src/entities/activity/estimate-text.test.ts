import { type FestivalTime, instantOf, minutesOfTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { estimateText, slackText } from './estimate-text.ts';

const at = (clock: string) => `2026-08-22T${clock}:00+02:00` as FestivalTime;
const minutes = (clock: string) => minutesOfTime(at(clock)) ?? 0;
const estimate = {
	id: 1,
	start: minutes('17:52'),
	end: minutes('18:32'),
	by: 12,
	because: null,
	latest_start: null,
	slack: null,
	forgotten: false,
};

test('EST-05 an estimate says when and by how much later: its start, of a running one its end', () => {
	expect(estimateText(estimate, false, instantOf(at('17:30')))).toBe('≈ 17:52 (+12)');
	expect(estimateText(estimate, true, instantOf(at('17:30')))).toBe('≈ 18:32 (+12)');
});

test.each([
	[59, '≈ 17:52 (+59)'],
	[60, '≈ 17:52 (+1 h)'],
	[340, '≈ 17:52 (+5 h 40)'],
])('EST-05 an hour and more later, here %s minutes, reads in hours', (by, text) => {
	expect(estimateText({ ...estimate, by }, false, instantOf(at('17:30')))).toBe(text);
});

test.each([
	[null, null],
	[10, null],
	[9, '9 min of slack'],
	[0, '0 min of slack'],
	[-3, '3 min too late'],
])('EST-05 a slack of %s says %s', (slack, expected) => {
	expect(slackText({ slack })).toBe(expected);
});
