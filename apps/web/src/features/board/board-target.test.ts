import { minutesOfTime, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anActivity } from '../../testing/activities.ts';
import { boardTarget } from './board-target.ts';
import type { BoardLists } from './model/board-rows.ts';

const timeAt = (clock: string) => toFestivalTime(`2026-08-22T${clock}:00+02:00`);
const minuteAt = (clock: string) => minutesOfTime(timeAt(clock)) ?? 0;

const show = (id: number, [from, to]: readonly [string, string]) =>
	anActivity(id, {
		stage: { id: 7, name: 'Plaza', color: '#c9b6f2' },
		planned_start: timeAt(from),
		planned_end: timeAt(to),
	});

const activities = [show(1, ['15:00', '16:00']), show(2, ['17:00', '18:00']), show(3, ['20:00', '21:00'])];
const lists: BoardLists = { activities, stages: [], positions: [], vehicles: [], bands: [] };
const now = minuteAt('17:30');

test.each([
	['an activity', { block: 3 }, 3, '20:00'],
	['an activity at another time', { block: 1, at: timeAt('15:30') }, 1, '15:30'],
	['what takes place in a lane now', { lane: 7 }, 2, '17:00'],
	['what takes place in a lane at a time', { lane: 7, at: timeAt('19:00') }, 3, '19:00'],
	['the last in a lane that is over', { lane: 7, at: timeAt('23:00') }, 3, '23:00'],
	['an activity rather than its lane', { block: 1, lane: 7 }, 1, '15:00'],
	['now, without anything', {}, null, '17:30'],
	['now, for what is gone', { block: 99 }, null, '17:30'],
] as const)('BRD-01 the address opens the board at %s', (...[, opening, id, clock]) => {
	const target = boardTarget(lists, 'stage', { opening, now });
	expect([target.block?.id ?? null, target.minute]).toEqual([id, minuteAt(clock)]);
});

test('BRD-01 what has no lane of the kind is not found', () => {
	expect(boardTarget(lists, 'vehicle', { opening: { block: 1 }, now }).block).toBeNull();
});
