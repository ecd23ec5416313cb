import type { Position } from '@crossload/contract';
import {
	estimates,
	type FestivalTime,
	instantOf,
	minutesOfTime,
	PlanIndex,
	type PlanRows,
	RelationsIndex,
	readPlan,
} from '@crossload/domain';
import { expect, test } from 'vitest';
import { placesToGo } from './places-to-go.ts';

const at = (clock: string) => `2026-08-22T${clock}:00+02:00` as FestivalTime;
const minute = (clock: string) => minutesOfTime(at(clock)) ?? 0;

const POSITIONS = [
	{ id: 1, name: 'Dock A', tag: 'GEO', capacity: 1, stage: null },
	{ id: 2, name: 'Dock B', tag: 'GEO', capacity: 1, stage: null },
] as unknown as Position[];

/** Load-ins from 10:00 to 12:00. */
function planOf(...loads: { id: number; positionId: number; vehicleIds: number[] }[]) {
	const activities = loads.map(({ id, positionId, vehicleIds }) => ({
		id,
		activityType: { id: 'loadin' },
		band: null,
		stage: null,
		position: { id: positionId },
		vehicles: vehicleIds.map((vehicleId) => ({ id: vehicleId })),
		planned_start: at('10:00'),
		planned_end: at('12:00'),
		start: null,
		end: null,
	}));
	const vehicles = [1, 2].map((id) => ({ id, name: `Truck ${id}`, licence_plate: null, band: { id: 1 } }));
	const rows = {
		activities,
		stages: [],
		positions: POSITIONS,
		vehicles,
		bands: [{ id: 1, name: 'Wolf Ink' }],
	} as unknown as PlanRows;
	return PlanIndex.of(readPlan(rows));
}

/** How many others are said to stand at each position from 10:00 to 12:00, or other times, as it is expected at `now`. */
const there = (plan: ReturnType<typeof planOf>, vehicleIds: number[], { now = '09:00', from = '10:00' } = {}) => {
	const expected = estimates(RelationsIndex.of(plan), instantOf(at(now)));
	const byId = new Map(expected.map((estimate) => [estimate.id, estimate]));
	const span = { from: minute(from), to: minute(from) + 120 };
	const [group] = placesToGo(POSITIONS, { plan, estimates: byId }, { id: 7, span, vehicleIds });
	return group?.items.map((place) => place.there);
};

test.each([
	['with vehicles', [1]],
	['without vehicles', []],
])('BRD-06 what moves %s is not counted where it stands', (_, vehicleIds) => {
	expect(there(planOf({ id: 7, positionId: 1, vehicleIds }), vehicleIds)).toEqual([0, 0]);
});

test('BRD-06 others are counted, with and without vehicles', () => {
	const others = [
		{ id: 8, positionId: 1, vehicleIds: [2] },
		{ id: 9, positionId: 2, vehicleIds: [] },
	];
	expect(there(planOf({ id: 7, positionId: 1, vehicleIds: [] }, ...others), [])).toEqual([1, 1]);
});

test('BRD-06 BRD-01 others are counted when they are expected to stand there, as the board counts them', () => {
	const others = planOf({ id: 8, positionId: 1, vehicleIds: [2] }, { id: 9, positionId: 2, vehicleIds: [] });
	expect(there(others, [1], { now: '10:50', from: '12:10' })).toEqual([1, 1]);
	expect(there(others, [1], { now: '11:30', from: '12:10' })).toEqual([0, 0]);
});
