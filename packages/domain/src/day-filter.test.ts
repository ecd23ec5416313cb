import { describe, expect, test } from 'vitest';
import { type DayFilter, dayFilters, isOnDay, offeredDay, parseDayFilter } from './day-filter.ts';
import { toFestivalTime } from './time.ts';

const USUAL = dayFilters([]);
const SUNDAY_NIGHT = toFestivalTime('2026-08-17T00:30:00+02:00');

describe('day filter', () => {
	test('BAND-02 offers All Days and Thursday to Sunday, in that order', () => {
		expect(USUAL).toEqual(['All Days', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
	});

	test('USE-04 offers the other days that have shows: those before in front, the Monday after at the end', () => {
		const at = (day: string) => toFestivalTime(`2026-08-${day}T20:00:00+02:00`);
		const [tuesday, wednesday, saturday] = [at('11'), at('12'), at('15')];
		expect(dayFilters([wednesday, saturday, wednesday])).toEqual(['All Days', 'Wednesday', ...USUAL.slice(1)]);
		expect(dayFilters([SUNDAY_NIGHT, tuesday])).toEqual(['All Days', 'Tuesday', ...USUAL.slice(1), 'Monday']);
		expect(dayFilters([wednesday]).filter((day) => isOnDay(day, wednesday))).toEqual(['All Days', 'Wednesday']);
		expect(isOnDay('Monday', SUNDAY_NIGHT)).toBe(true);
	});

	test('USE-04 a stored day that is not offered any more counts as All Days', () => {
		expect(offeredDay('Wednesday', dayFilters([]))).toBe('All Days');
		expect(offeredDay('Monday', dayFilters([SUNDAY_NIGHT]))).toBe('Monday');
		expect(['Wednesday', 'All Days', 'Someday', null].map(parseDayFilter)).toEqual([
			'Wednesday',
			'All Days',
			null,
			null,
		]);
	});

	test.each<[string, DayFilter[]]>([
		['2026-08-06T12:00:00+02:00', ['All Days', 'Thursday']],
		['2026-08-07T12:00:00+02:00', ['All Days', 'Friday']],
		['2026-08-08T12:00:00+02:00', ['All Days', 'Saturday']],
		['2026-08-09T12:00:00+02:00', ['All Days', 'Sunday']],
		['2026-08-10T12:00:00+02:00', ['All Days']],
		['2026-08-11T12:00:00+02:00', ['All Days']],
		['2026-08-12T12:00:00+02:00', ['All Days']],
		['2026-08-08T00:00:00+02:00', ['All Days', 'Saturday']],
		['2026-08-07T23:59:59+02:00', ['All Days', 'Friday']],
		['2026-08-09T00:30:00+02:00', ['All Days', 'Sunday']],
		['2026-08-08T22:30:00Z', ['All Days', 'Sunday']],
		['2026-08-05T22:00:00Z', ['All Days', 'Thursday']],
		['2026-08-09T22:00:00Z', ['All Days']],
	])('BAND-02 ACT-02 %s is on %j', (time, filters) => {
		expect(USUAL.filter((filter) => isOnDay(filter, toFestivalTime(time)))).toEqual(filters);
	});

	test('BAND-02 a missing time is in All Days alone', () => {
		expect(USUAL.filter((filter) => isOnDay(filter, null))).toEqual(['All Days']);
	});
});
