import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inView, VIEWED_ENTITIES, type ViewedActivity, type ViewedRows, type ViewFilters } from './share-view.ts';

const activity = (id: number, fields: Partial<ViewedActivity> = {}): ViewedActivity => ({
	id,
	activityType: { id: 'loadin' },
	band: null,
	stage: null,
	position: null,
	vehicles: [],
	...fields,
});

/** Bands 1 and 2 play on stages 1 and 2. */
function rowsWith(...activities: readonly ViewedActivity[]): ViewedRows {
	const byId = <T extends { readonly id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
	const two = byId([{ id: 1 }, { id: 2 }]);
	const band = byId([
		{ id: 1, stage: { id: 1 } },
		{ id: 2, stage: { id: 2 } },
	]);
	return { activity: byId(activities), band, vehicle: two, position: two, stage: two };
}

const seen = (view: ViewFilters, ...activities: readonly ViewedActivity[]) => {
	const sets = inView(view, rowsWith(...activities));
	return Object.fromEntries(VIEWED_ENTITIES.map((entity) => [entity, [...sets[entity]].toSorted()]));
};

test.for<readonly [string, ViewFilters, Partial<ViewedActivity>, boolean]>([
	['the stage of the activity', { stageIds: [2] }, { stage: { id: 2 }, band: { id: 1 } }, true],
	[
		'the stage of its band, where it has one of its own',
		{ stageIds: [1] },
		{ stage: { id: 2 }, band: { id: 1 } },
		false,
	],
	['the stage of its band, where it has none', { stageIds: [1] }, { band: { id: 1 } }, true],
	['no stage at all', { stageIds: [1] }, {}, false],
	['its position', { positionIds: [2] }, { position: { id: 2 } }, true],
	['no position', { positionIds: [2] }, {}, false],
	['its band', { bandIds: [1, 2] }, { band: { id: 2 } }, true],
	['its type', { types: ['loadin'] }, {}, true],
	['another type', { types: ['show'] }, {}, false],
	['one filter of two', { types: ['loadin'], bandIds: [2] }, { band: { id: 1 } }, false],
])('WALL-06 a filter goes by %s', ([, view, fields, expected]) => {
	expect(inView(view, rowsWith(activity(7, fields))).activity.has(7)).toBe(expected);
});

test('WALL-06 what the view or an activity in it names is shown, and nothing else', () => {
	const loadin = activity(1, { band: { id: 2 }, position: { id: 1 }, vehicles: [{ id: 2 }] });
	const other = activity(2, { activityType: { id: 'show' }, band: { id: 1 }, vehicles: [{ id: 1 }] });
	expect(seen({ types: ['loadin'] }, loadin, other)).toEqual({
		activity: [1],
		band: [2],
		vehicle: [2],
		position: [1],
		stage: [2],
	});
	expect(seen({ positionIds: [2] }, loadin)).toEqual({ activity: [], band: [], vehicle: [], position: [2], stage: [] });
	expect(seen({}, loadin)).toEqual({ activity: [1], band: [1, 2], vehicle: [1, 2], position: [1, 2], stage: [1, 2] });
});

test('WALL-06 a further filter never shows more activities', () => {
	const reference = fc.option(fc.constantFrom({ id: 1 }, { id: 2 }));
	const any = fc.record({ band: reference, stage: reference, position: reference });
	const ids = fc.subarray([1, 2], { minLength: 1 });
	const property = fc.property(fc.array(any), ids, ids, (fields, stageIds, bandIds) => {
		const rows = rowsWith(...fields.map((each, index) => activity(index + 1, each)));
		const wide = inView({ stageIds }, rows).activity;
		const narrow = inView({ stageIds, bandIds }, rows).activity;
		expect([...narrow].filter((id) => !wide.has(id))).toEqual([]);
	});
	fc.assert(property);
});
