import { instantOf, later, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { shareDone, showTiming } from './show-timing.ts';

const at = (time: string) => toFestivalTime(`2026-08-22T${time}:00+02:00`);
const NOW = instantOf(at('17:30'));
const show = (from: string, to: string | null, start: string | null = null) => ({
	planned_start: at(from),
	planned_end: to === null ? null : at(to),
	start: start === null ? null : at(start),
	end: null,
});
const playing = (running: ReturnType<typeof show>) => ({ playing: running, next: null, changeoverSince: null });
const coming = (next: ReturnType<typeof show>) => ({ playing: null, next, changeoverSince: null });

test('a running show says the minutes left, past its end the minutes over', () => {
	expect(showTiming(playing(show('17:00', '18:05', '17:02')), NOW)).toEqual({
		status: 'running',
		urgency: 'running',
		text: '35 min left',
	});
	expect(showTiming(playing(show('17:00', '18:00', '17:00')), later(NOW, 1_000)).text).toBe('30 min left');
	expect(showTiming(playing(show('17:00', '17:30', '17:00')), NOW).text).toBe('ends now');
	expect(showTiming(playing(show('16:40', '17:25', '16:41')), NOW)).toMatchObject({
		urgency: 'late',
		text: '5 min over',
	});
	expect(showTiming(playing(show('17:00', null, '17:02')), NOW).text).toBe('since 17:02');
});

test('the next show says when it begins, or how late it is', () => {
	expect(showTiming(coming(show('18:00', '18:45')), NOW)).toMatchObject({ urgency: 'none', text: 'next in 30 min' });
	expect(showTiming(coming(show('17:22', '18:00')), NOW)).toMatchObject({ status: 'late', text: '8 min late' });
	expect(showTiming(coming(show('17:30', '18:00')), NOW).text).toBe('due now');
});

test('an empty stage says nothing', () => {
	expect(showTiming({ playing: null, next: null, changeoverSince: null }, NOW).text).toBe('');
});

test('the share that is done runs from the real start to the planned end and stays between 0 and 1', () => {
	expect(shareDone(show('17:00', '18:00', '17:00'), NOW)).toBe(0.5);
	expect(shareDone(show('17:00', '17:20', '17:00'), NOW)).toBe(1);
	expect(shareDone(show('18:00', '19:00', '17:40'), NOW)).toBe(0);
	expect(shareDone(show('17:00', null, '17:00'), NOW)).toBe(0);
	expect(shareDone(show('17:00', '17:10', '17:20'), NOW)).toBe(1);
});
