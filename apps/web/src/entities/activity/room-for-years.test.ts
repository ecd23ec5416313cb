import { type ActivityTimes, instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { Column } from '../../ui/data-table/column.ts';
import { roomForYears } from './room-for-years.ts';

const needed = { planned: 76, now: 98, gone: 50 };
const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const COLUMNS: readonly Column<null>[] = [
	{ id: 'planned', header: 'Planned', width: 62, cell: () => null },
	{ id: 'now', header: 'Now', width: 108, minWidth: 104, cell: () => null },
	{ id: 'band', header: 'Band', width: 'fill', cell: () => null },
];

function at(planned: string): ActivityTimes {
	return { planned_start: toFestivalTime(planned), planned_end: null, start: null, end: null } as ActivityTimes;
}

test('ACT-01 DASH-01 columns are as designed while all times are of this year', () => {
	const activities = [at('2026-01-01T00:10:00+02:00'), at('2026-12-31T23:50:00+02:00')];
	expect(roomForYears(COLUMNS, { activities, now: NOW, needed })).toBe(COLUMNS);
});

test('ACT-01 DASH-01 one time of another year makes room for its date', () => {
	const columns = roomForYears(COLUMNS, { activities: [at('2023-08-12T20:45:00+02:00')], now: NOW, needed });
	expect(columns.map(({ width, minWidth }) => [width, minWidth])).toEqual([
		[76, 76],
		[108, 104],
		['fill', undefined],
	]);
});
