import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingsIndex } from './findings-index.ts';
import { timeOfMinutes } from './minutes.ts';
import { PlanIndex } from './plan-index.ts';
import type { Plan } from './plan-row.ts';
import { plannedSpan } from './relation.ts';
import { RelationsIndex } from './relations-index.ts';
import { ripple } from './ripple.ts';
import { faultsOfMoves, movedActivities } from './ripple-moves.ts';
import { crowded } from './testing/arbitrary-plans.ts';
import { referenceDelays, referenceRelations } from './testing/reference-delays.ts';
import { changesOfMoves } from './what-would-break.ts';

/** Every stage that an activity may name is there. */
const plans = crowded.map((plan): Plan => {
	const stages = [1, 2, 3].map((id) => ({ id, name: `Stage ${id}`, changeover: id * 10, curfew: null }));
	return { ...plan, stages };
});

test('RIP-01 RIP-02 EST-01 the relations are those of the text, each looked for by itself', () => {
	fc.assert(
		fc.property(plans, (plan) => {
			const found = RelationsIndex.of(PlanIndex.of(plan))
				.activities()
				.flatMap(({ successors }) => successors)
				.map(({ kind, first, second, gap }) => [kind, first.activity.id, second.activity.id, gap].join(' '));
			const wanted = referenceRelations(plan).map(({ kind, first, second, gap }) => {
				return [kind, first.id, second.id, gap].join(' ');
			});
			expect(found.sort()).toEqual(wanted.sort());
		}),
		{ numRuns: 500 },
	);
});

const wishes = fc.array(
	fc.record({ place: fc.nat(), start: fc.integer({ min: -12, max: 24 }), end: fc.integer({ min: -12, max: 24 }) }),
	{ maxLength: 3 },
);

const options = fc.record({ keepsShows: fc.boolean(), together: fc.boolean() });

/** Moves by tens of minutes of what may be moved so. */
function movesOf(plan: Plan, wished: typeof wishes extends fc.Arbitrary<infer W> ? W : never) {
	const index = PlanIndex.of(plan);
	const moves = wished.flatMap(({ place, start, end }) => {
		const row = plan.activities[place % Math.max(1, plan.activities.length)];
		if (!row || row.planned_end === null) return [];
		const isStartFixed = row.planned_start === null || row.start !== null;
		const planned_start = isStartFixed ? {} : { planned_start: timeOfMinutes((row.planned_start ?? 0) + start * 10) };
		return [{ id: row.id, ...planned_start, planned_end: timeOfMinutes(row.planned_end + end * 10) }];
	});
	const once = moves.filter(({ id }, place) => moves.findIndex((move) => move.id === id) === place);
	return once.filter((move) => faultsOfMoves(index, [move]).length === 0);
}

test('RIP-03 RIP-04 RIP-05 what is pushed goes later by as little as needed, as far as over and over again', () => {
	fc.assert(
		fc.property(plans, wishes, options, (plan, wished, { keepsShows, together }) => {
			const index = FindingsIndex.of(plan);
			const request = { moves: movesOf(plan, wished), together, keep: keepsShows ? (['show'] as const) : [] };
			const { changes } = ripple(index, request);
			const after = index.plan.copy();
			for (const change of changesOfMoves(index.plan, changes)) after.apply(change);
			const wanted = referenceDelays(plan, movedActivities(index.plan, request), keepsShows);
			const found = [...wanted.keys()].map((id) => {
				const row = after.row('activity', id);
				return [id, row ? plannedSpan(row) : null];
			});
			expect(found).toEqual([...wanted]);
		}),
		{ numRuns: 500 },
	);
});
