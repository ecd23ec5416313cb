import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { previewLine, previewText, previewTexts } from './preview-text.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

test.each([
	['2026-08-22T18:30:00+02:00', 'Sa 18:30'],
	['2026-08-20T11:00:00+02:00', 'Do 11:00'],
	['2026-08-28T11:00:00+02:00', 'Fr 11:00'],
	['2026-08-29T11:00:00+02:00', '29.08. Sa 11:00'],
	['2015-08-19T11:00:00+02:00', '19.08.2015 Mi 11:00'],
	['Dock A', 'Dock A'],
	[12, '12'],
	['', '–'],
	[null, '–'],
])('IMP-04 a value of the file: %s is shown as %s', (value, text) => {
	expect(previewText(value, NOW)).toBe(text);
});

test.each([
	['2026-08-20T12:00:00+02:00', '2026-08-20T12:30:00+02:00', ['Do 12:00', 'Do 12:30']],
	['2026-08-20T12:00:00+02:00', '2027-08-19T12:00:00+02:00', ['Do 12:00', '19.08.2027 12:00']],
	['2026-08-20T12:00:00+02:00', '2026-08-27T12:00:00+02:00', ['20.08. 12:00', '27.08. 12:00']],
	[null, '2026-08-22T12:00:00+02:00', ['–', 'Sa 12:00']],
	['Plaza', 'Zelt', ['Plaza', 'Zelt']],
] as const)('IMP-04 IMP-05 of %s → %s the days can be told apart', (before, after, texts) => {
	expect(previewTexts({ before, after }, NOW)).toEqual(texts);
});

test('IMP-04 in a line the end of a show stands without the day of its start', () => {
	const line = (start: string, end: string) => previewLine(['Plaza', start, end], NOW);
	expect(line('2015-08-19T11:00:00+02:00', '2015-08-19T12:00:00+02:00')).toBe('Plaza · 19.08.2015 Mi 11:00 · 12:00');
	expect(line('2026-08-22T23:00:00+02:00', '2026-08-23T00:30:00+02:00')).toBe('Plaza · Sa 23:00 · So 00:30');
});
