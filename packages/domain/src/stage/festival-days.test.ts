import { expect, test } from 'vitest';
import { toFestivalTime } from '../time.ts';
import { festivalDays } from './festival-days.ts';

const planned = (from: string | null, to: string | null = null, type = 'show') => ({
	activityType: { id: type, name: type },
	planned_start: from === null ? null : toFestivalTime(from),
	planned_end: to === null ? null : toFestivalTime(to),
});

test('the days of the festival are those with shows, each once and ascending', () => {
	const shows = [
		planned('2026-08-22T20:00:00+02:00'),
		planned('2026-08-20T18:00:00+02:00'),
		planned('2026-08-22T14:00:00+02:00'),
		planned(null, '2026-08-21T12:00:00+02:00'),
	];
	expect(festivalDays(shows)).toEqual(['2026-08-20', '2026-08-21', '2026-08-22']);
});

test('a show after midnight belongs to the evening before, one at six in the morning to its own day', () => {
	expect(festivalDays([planned('2026-08-24T00:30:00+02:00')])).toEqual(['2026-08-23']);
	expect(festivalDays([planned('2026-08-24T05:59:00+02:00')])).toEqual(['2026-08-23']);
	expect(festivalDays([planned('2026-08-24T06:00:00+02:00')])).toEqual(['2026-08-24']);
});

test('what is no show, or has no time, makes no day', () => {
	expect(festivalDays([planned('2026-08-19T10:00:00+02:00', null, 'loadin'), planned(null)])).toEqual([]);
	expect(festivalDays([])).toEqual([]);
});
