import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inView, VIEWED_ENTITIES } from '../access/share-view.ts';
import { isMine, type Mine, type MineRows, mineRows, mineViews } from './mine.ts';

const NOTHING: Mine = { stageIds: [], positionIds: [], functionIds: [], types: [] };
const byId = <T extends { readonly id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Bands 1 and 2 play on stages 1 and 2; position 1 is the dock of stage 1; activity 3 is at the gate, position 3. */
const ROWS: MineRows = {
	activity: byId([
		{ id: 1, activityType: { id: 'show' }, band: { id: 1 }, stage: { id: 1 }, position: null, vehicles: [] },
		{ id: 2, activityType: { id: 'loadin' }, band: { id: 2 }, stage: null, position: { id: 2 }, vehicles: [{ id: 2 }] },
		{
			id: 3,
			activityType: { id: 'checkin' },
			band: { id: 1 },
			stage: null,
			position: { id: 3 },
			vehicles: [{ id: 1 }],
		},
	]),
	band: byId([
		{ id: 1, stage: { id: 1 } },
		{ id: 2, stage: { id: 2 } },
		{ id: 3, stage: { id: 1 } },
	]),
	vehicle: byId([{ id: 1 }, { id: 2 }]),
	position: byId([
		{ id: 1, stage: { id: 1 } },
		{ id: 2, stage: null },
		{ id: 3, stage: null },
	]),
	stage: byId([{ id: 1 }, { id: 2 }]),
};

const FUNCTIONS = [
	{ id: 1, stageIds: [2], types: [] },
	{ id: 2, stageIds: [], types: ['checkin'] },
	{ id: 3, stageIds: [], types: [] },
];

const ids = (mine: Partial<Mine>) => {
	const rows = mineRows({ ...NOTHING, ...mine }, FUNCTIONS, ROWS);
	return rows && Object.fromEntries(VIEWED_ENTITIES.map((entity) => [entity, [...rows[entity]].toSorted()]));
};

test.for<readonly [string, Partial<Mine>, ReturnType<typeof ids>]>([
	['nothing chosen is everything', {}, null],
	[
		'a stage, with what its bands do elsewhere, its docks and its bands without activities',
		{ stageIds: [1] },
		{ activity: [1, 3], band: [1, 3], vehicle: [1], position: [1, 3], stage: [1] },
	],
	['a position', { positionIds: [2] }, { activity: [2], band: [2], vehicle: [2], position: [2], stage: [2] }],
	[
		'a stage and a position: both',
		{ stageIds: [1], positionIds: [2] },
		{ activity: [1, 2, 3], band: [1, 2, 3], vehicle: [1, 2], position: [1, 2, 3], stage: [1, 2] },
	],
	[
		'a type narrows the stage beside it',
		{ stageIds: [1], types: ['checkin'] },
		{ activity: [3], band: [1, 3], vehicle: [1], position: [1, 3], stage: [1] },
	],
	['a type alone', { types: ['loadin'] }, { activity: [2], band: [2], vehicle: [2], position: [2], stage: [2] }],
	[
		'a function of a stage',
		{ functionIds: [1] },
		{ activity: [2], band: [2], vehicle: [2], position: [2], stage: [2] },
	],
	[
		'a function of a type, not narrowed by the types beside it',
		{ functionIds: [2], stageIds: [2], types: ['loadin'] },
		{ activity: [2, 3], band: [1, 2], vehicle: [1, 2], position: [2, 3], stage: [1, 2] },
	],
	['a function in charge of everything', { functionIds: [3], stageIds: [1] }, null],
	['a function that is gone hides nothing', { functionIds: [9] }, null],
])('MINE-01 %s', ([, mine, expected]) => {
	expect(ids(mine)).toEqual(expected);
});

const mineArbitrary = fc.record({
	stageIds: fc.subarray([1, 2]),
	positionIds: fc.subarray([1, 2, 3]),
	functionIds: fc.subarray([1, 2]),
	types: fc.subarray(['show', 'loadin', 'checkin']),
});

test('MINE-01 an activity is mine exactly if one of my views shows it', () => {
	fc.assert(
		fc.property(mineArbitrary, (mine) => {
			const views = mineViews(mine, FUNCTIONS);
			const seen = views?.flatMap((view) => [...inView(view, ROWS).activity]);
			const sets = mineRows(mine, FUNCTIONS, ROWS);
			expect(sets && [...sets.activity].toSorted()).toEqual(seen ? [...new Set(seen)].toSorted() : null);
		}),
	);
});

const NAMES_NOTHING = { activities: [], stage: null, position: null, band: null, vehicle: null };

test.for<readonly [string, Partial<Parameters<typeof isMine>[1]>, boolean]>([
	['one of its activities', { activities: [2, 1] }, true],
	['none of its activities, though its position is one of mine', { activities: [2], position: { id: 1 } }, false],
	['its stage', { stage: { id: 1 } }, true],
	['its vehicle', { vehicle: { id: 1 } }, true],
	['another band', { band: { id: 2 } }, false],
	['nothing named', {}, true],
])('ALRT-03 whether it is mine: %s', ([, fields, expected]) => {
	const mine = mineRows({ ...NOTHING, stageIds: [1] }, FUNCTIONS, ROWS);
	expect(isMine(mine, { ...NAMES_NOTHING, ...fields })).toBe(expected);
	expect(isMine(null, { ...NAMES_NOTHING, ...fields })).toBe(true);
});
