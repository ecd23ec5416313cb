import { ACTIVITY_FIELDS, type ActivityRow, instantOf, type PlanRows, timeOfMinutes } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatesOf, outlooksOf, PlanModel, planModelOf } from './plan-model.ts';

const START = 29_700_000;
const NOW = instantOf(timeOfMinutes(START + 200));

const reference = fc.option(fc.integer({ min: 1, max: 3 }).map((id) => ({ id })));
const activity = fc
	.record({
		id: fc.integer({ min: 1, max: 12 }),
		type: fc.constantFrom('loadin', 'show', 'loadout', 'parking', 'crossload'),
		from: fc.integer({ min: 0, max: 40 }),
		length: fc.integer({ min: 0, max: 12 }),
		isRunning: fc.boolean(),
		band: reference,
		stage: reference,
		position: reference,
		vehicles: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
	})
	.map(({ id, type, from, length, isRunning, vehicles, ...places }): ActivityRow => {
		const at = (tens: number) => timeOfMinutes(START + tens * 10);
		return {
			id,
			activityType: { id: type, name: type, timeMode: 'range', allowedFields: ACTIVITY_FIELDS },
			...places,
			vehicles: vehicles.map((vehicle) => ({ id: vehicle })),
			planned_start: at(from),
			planned_end: at(from + length),
			start: isRunning ? at(from + 1) : null,
			end: null,
		};
	});
const lists = fc.record({
	activities: fc.uniqueArray(activity, { selector: ({ id }) => id, maxLength: 12 }),
	capacity: fc.option(fc.integer({ min: 1, max: 2 })),
	turnaround: fc.option(fc.integer({ min: 0, max: 30 })),
});

type State = typeof lists extends fc.Arbitrary<infer Lists> ? Lists : never;

/** Rows that differ in nothing stay the same objects, as in the app's lists. */
function rowsAfter(before: PlanRows | null, { activities, capacity, turnaround }: State): PlanRows {
	const kept = new Map(before?.activities.map((row) => [JSON.stringify(row), row]));
	return {
		activities: activities.map((row) => kept.get(JSON.stringify(row)) ?? row),
		stages: [1, 2, 3].map((id) => ({ id, name: `Stage ${id}`, changeover: 20, curfew: '23:00' })),
		positions: [1, 2, 3].map((id) => ({ id, name: `Dock ${id}`, tag: 'SA' as const, capacity })),
		vehicles: [1, 2, 3].map((id) => ({ id, name: `Truck ${id}`, licence_plate: null, band: { id } })),
		bands: [1, 2, 3].map((id) => ({ id, name: `Band ${id}` })),
		...(turnaround !== null && { settings: { turnaround } }),
	};
}

const saidBy = (model: PlanModel) => ({
	findings: model.index.findings(),
	estimates: [...estimatesOf(model, NOW).values()],
});

test('CHK-23 EST-06 a plan that is made of the one before says the same as one that is rebuilt', () => {
	fc.assert(
		fc.property(fc.array(lists, { minLength: 1, maxLength: 40 }), (states) => {
			let rows: PlanRows | null = null;
			for (const state of states) {
				const before = rows;
				rows = rowsAfter(before, state);
				expect(saidBy(planModelOf(rows))).toEqual(saidBy(new PlanModel(rows)));
				// What was drawn a moment ago may be asked for again.
				if (before) expect(saidBy(planModelOf(before))).toEqual(saidBy(new PlanModel(before)));
			}
		}),
		{ numRuns: 60 },
	);
});

test('EST-05 what says the same as a minute ago is the same object, and all of it where nothing has changed', () => {
	const show = (id: number, from: number): ActivityRow => ({
		id,
		activityType: { id: 'show', name: 'Show', timeMode: 'range', allowedFields: ACTIVITY_FIELDS },
		band: { id: 1 },
		stage: { id },
		position: null,
		vehicles: [],
		planned_start: timeOfMinutes(START + from),
		planned_end: timeOfMinutes(START + from + 60),
		start: null,
		end: null,
	});
	const rows = rowsAfter(null, { activities: [], capacity: null, turnaround: null });
	const model = new PlanModel({ ...rows, activities: [show(1, 195), show(2, 400)] });
	const at = (minute: number) => instantOf(timeOfMinutes(START + minute));
	const before = { estimates: estimatesOf(model, at(190)), outlooks: outlooksOf(model, at(190)) };
	expect(estimatesOf(model, at(191))).toBe(before.estimates);
	expect(outlooksOf(model, at(191))).toBe(before.outlooks);

	const latest = { estimates: estimatesOf(model, at(200)), outlooks: outlooksOf(model, at(200)) };
	expect(latest.estimates.get(1)).toMatchObject({ start: START + 200, by: 5 });
	expect(latest.estimates.get(2)).toBe(before.estimates.get(2));
	expect(latest.outlooks.get(1)).toMatchObject({ next: START + 200 });
	expect(latest.outlooks.get(2)).toBe(before.outlooks.get(2));
});
