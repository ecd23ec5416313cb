import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFindings, type Finding } from './finding.ts';
import { FindingsIndex, findings } from './findings-index.ts';
import { DEFAULT_TURNAROUND } from './read-plan.ts';
import { activities, batches, change, crowded, EMPTY, planAfter } from './testing/arbitrary-plans.ts';
import { activityOf, planOf } from './testing/plan-rows.ts';

describe('the findings index', () => {
	test('CHK-23 after any changes it returns the same as from scratch', () => {
		fc.assert(
			fc.property(crowded, batches, (plan, some) => {
				const index = FindingsIndex.of(plan);
				for (const [made, batch] of some.entries()) {
					index.apply(batch);
					expect(index.findings()).toEqual(findings(planAfter(plan, some.slice(0, made + 1).flat())));
				}
			}),
			{ numRuns: 500 },
		);
	});

	test('CHK-23 CHK-05 a second vehicle that now stands as the first one does counts', () => {
		const first = { id: 1, type: 'arrival', to: '10:00', position: 1, vehicles: [1, 3] };
		const next = { id: 2, type: 'arrival', to: '12:00', position: 2, vehicles: [1] };
		const index = FindingsIndex.of(planOf([first, next, { ...first, id: 3, position: null, vehicles: [1] }]));
		index.apply([{ entity: 'activity', id: 3, row: activityOf({ ...next, id: 3, vehicles: [3] }) }]);
		const full = index.findings().filter(({ kind }) => kind === 'position-full');
		expect(full.map(({ key }) => key)).toEqual(['position-full:1-1']);
	});

	test('CHK-23 RIP-07 a finding that a row takes along to another stage has changed, and is neither new nor solved', () => {
		const late = { id: 1, type: 'show', from: '22:00', to: '23:30', band: 1, stage: 1 };
		const stages = [1, 2].map((id) => ({ id, name: `Stage ${id}`, curfew: '23:00' }));
		const index = FindingsIndex.of(planOf([late], { stages, vehicles: [] }));
		const { added, changed, removed } = index.apply([
			{ entity: 'activity', id: 1, row: activityOf({ ...late, stage: 2 }) },
		]);
		expect([keysOf(added), keysOf(changed), keysOf(removed)]).toEqual([[], ['curfew:1'], []]);
	});

	test('CHK-23 what it says has changed is the difference between before and after', () => {
		fc.assert(
			fc.property(batches, fc.array(change, { maxLength: 6 }), (before, batch) => {
				const index = FindingsIndex.of(planAfter(EMPTY, before.flat()));
				const known = new Map(index.findings().map((finding) => [finding.key, finding]));
				const { added, changed, removed } = index.apply(batch);
				const now = index.findings();
				expect(keysOf(added)).toEqual(keysOf(now.filter(({ key }) => !known.has(key))));
				expect(keysOf(removed)).toEqual(
					keysOf([...known.values()].filter(({ key }) => !now.some((f) => f.key === key))),
				);
				expect(keysOf(changed)).toEqual(keysOf(now.filter((f) => known.has(f.key) && known.get(f.key) !== f)));
			}),
		);
	});

	test('CHK-22 a copy returns findings as if changed and leaves its index as it is', () => {
		fc.assert(
			fc.property(batches, fc.array(change, { maxLength: 6 }), (before, batch) => {
				const plan = planAfter(EMPTY, before.flat());
				const index = FindingsIndex.of(plan);
				const known = index.findings();
				const copy = index.copy();
				copy.apply(batch);
				expect(copy.findings()).toEqual(findings(planAfter(plan, batch)));
				expect(index.findings()).toBe(known);
				expect(known).toEqual(findings(plan));
			}),
		);
	});

	test('CHK-01 the order of the rows does not matter', () => {
		const shuffled = fc.uniqueArray(activities, { selector: (row) => row.id, maxLength: 25 });
		fc.assert(
			fc.property(shuffled, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), (some, weights) => {
				const other = some.map((row, place) => ({ row, weight: weights[place] ?? 0 }));
				const reordered = other.sort((a, b) => a.weight - b.weight).map(({ row }) => row);
				expect(findings({ ...EMPTY, activities: reordered })).toEqual(findings({ ...EMPTY, activities: some }));
			}),
		);
	});

	test('CHK-01 findings come by severity, time and key, each key once', () => {
		fc.assert(
			fc.property(batches, (some) => {
				const all = findings(planAfter(EMPTY, some.flat()));
				expect(all.toSorted(compareFindings)).toEqual(all);
				expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
			}),
		);
	});

	test('CHK-01 the order is impossible, tight, missing; then time, none last; then code units', () => {
		const finding = (severity: Finding['severity'], from: number | null, key: string): Finding => ({
			...{ key, severity, from, to: from, kind: 'curfew', activities: [] },
			...{ stageId: null, positionId: null, bandId: null, vehicleId: null },
		});
		const inOrder = [
			finding('impossible', 5, 'z:1'),
			finding('impossible', null, 'a:1'),
			finding('tight', 1, 'a:10'),
			finding('tight', 1, 'a:2'),
			finding('missing', 0, 'a:1'),
		];
		expect(inOrder.toReversed().sort(compareFindings)).toEqual(inOrder);
	});

	test('CHK-23 overlaps everywhere end, every two of them reported', () => {
		const everywhere = Array.from({ length: 500 }, (_, place) => ({
			...{ id: place + 1, type: 'other', from: '10:00', to: '12:00', vehicles: [1], position: 1 },
		}));
		const keys = findings(planOf(everywhere)).filter(({ kind }) => kind === 'vehicle-overlap');
		expect(keys).toHaveLength((500 * 499) / 2);
	});

	test('CHK-23 a finding that a change leaves as it is stays the same object', () => {
		const shows = ['17:00', '17:30'].map((from) => ({ type: 'show', stage: 1, from, to: '18:00' }));
		const index = FindingsIndex.of(planOf(shows));
		const overlap = index.findings().find(({ kind }) => kind === 'stage-overlap');
		const row = activityOf({ id: 3, type: 'show', stage: 1, from: '20:00', to: '21:00' });
		index.apply([{ entity: 'activity', id: 3, row }]);
		expect(index.findings().find(({ kind }) => kind === 'stage-overlap')).toBe(overlap);
	});

	test('PLAN-03 without settings a vehicle needs ten minutes', () => {
		expect(EMPTY.settings).toEqual({ turnaround: DEFAULT_TURNAROUND });
	});
});

function keysOf(some: readonly Finding[]): string[] {
	return some.map(({ key }) => key).sort();
}
