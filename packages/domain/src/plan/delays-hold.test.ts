import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOW } from '../activity/activity-type.ts';
import { type FestivalTime, MINUTE } from '../time.ts';
import { estimates } from './estimates.ts';
import { FindingsIndex } from './findings-index.ts';
import { instantOfMinutes, minutesOfTime, timeOfMinutes } from './minutes.ts';
import { PlanIndex } from './plan-index.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { Plan } from './plan-row.ts';
import { plannedSpan } from './relation.ts';
import { RelationsIndex } from './relations-index.ts';
import { type Ripple, ripple } from './ripple.ts';
import { faultsOfMoves, type RippleRequest } from './ripple-moves.ts';
import { isOpen, isRunning } from './span.ts';
import { batches, crowded, planAfter } from './testing/arbitrary-plans.ts';
import { planOf } from './testing/plan-rows.ts';
import { changesOfMoves } from './what-would-break.ts';

const now = fc.integer({ min: -60, max: 1400 }).map((minutes) => instantOfMinutes(29_700_000 + minutes));
const relationsOf = (plan: Plan) => RelationsIndex.of(PlanIndex.of(plan));

describe('the estimates', () => {
	test('EST-06 EST-01 relations kept right change by change make the estimates that they make from scratch', () => {
		fc.assert(
			fc.property(crowded, batches, (plan, some) => {
				const index = PlanIndex.of(plan);
				const relations = RelationsIndex.of(index);
				for (const [made, batch] of some.entries()) {
					for (const change of batch) index.apply(change);
					relations.update(batch);
					const scratch = relationsOf(planAfter(plan, some.slice(0, made + 1).flat()));
					expect(written(relations)).toEqual(written(scratch));
				}
			}),
			{ numRuns: 300 },
		);
	});

	test('EST-02 what has not begun is never before now, never earlier than planned, and after what it waits for', () => {
		fc.assert(
			fc.property(crowded, now, (plan, instant) => {
				const relations = relationsOf(plan);
				const all = estimates(relations, instant);
				const byId = new Map(all.map((estimate) => [estimate.id, estimate]));
				const waiting = all.filter(({ id }) => relations.activity(id)?.activity.start === null);
				expect(waiting.filter(({ start }) => start * MINUTE < instant)).toEqual([]);
				expect(all.filter(({ by, end, start }) => by < 0 || end < start)).toEqual([]);
				const ended = waiting.flatMap(({ id, start }) =>
					(relations.activity(id)?.predecessors ?? []).flatMap(({ first, gap }) => {
						const before = byId.get(first.activity.id);
						return before && !before.forgotten ? [start - before.end - gap] : [];
					}),
				);
				expect(ended.filter((room) => room < 0)).toEqual([]);
			}),
		);
	});

	test('EST-04 slack and latest start are there together, and every open activity with a time is, in plan order', () => {
		fc.assert(
			fc.property(crowded, now, (plan, instant) => {
				const all = estimates(relationsOf(plan), instant);
				const open = plan.activities.filter((row) => isOpen(row) && !row.cancelled && plannedSpan(row));
				expect(all.map(({ id }) => id)).toEqual(open.toSorted(compareByPlannedTimes).map(({ id }) => id));
				const room = all.map(({ latest_start, start }) => (latest_start === null ? null : latest_start - start));
				expect(all.map(({ slack }) => slack)).toEqual(room);
			}),
		);
	});
});

/** Everything that relations say, and the estimates at some time. */
function written(relations: RelationsIndex) {
	return {
		estimates: estimates(relations, instantOfMinutes(29_700_300)),
		relations: relations
			.activities()
			.flatMap(({ successors }) => successors)
			.map(({ kind, first, second, gap, room }) => [kind, first.activity.id, second.activity.id, gap, room].join())
			.sort(),
	};
}

const shift = fc.integer({ min: -12, max: 12 }).map((tens) => tens * 10);
const wishes = fc.record({
	moves: fc.uniqueArray(
		fc.record({ id: fc.integer({ min: 1, max: 25 }), start: shift, end: shift, stageId: fc.option(fc.constant(2)) }),
		{ selector: ({ id }) => id, maxLength: 4 },
	),
	keep: fc.constantFrom<readonly 'show'[]>([], ['show']),
	together: fc.boolean(),
});
type Wishes = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

/** The wishes that a plan can be asked: without faults. */
function requestOf(plan: Plan, { moves, ...rest }: Wishes): RippleRequest {
	const rows = new Map(plan.activities.map((row) => [row.id, row]));
	const index = PlanIndex.of(plan);
	const possible = moves.flatMap(({ id, start, end, stageId }) => {
		const row = rows.get(id);
		if (!row) return [];
		const begun = row.timeMode === 'point' || isRunning(row) || row.planned_start === null;
		const planned_end = timeOfMinutes((row.planned_end ?? 0) + end);
		const planned_start = begun ? {} : { planned_start: timeOfMinutes((row.planned_start ?? 0) + start) };
		const move = { id, planned_end, ...planned_start, ...(stageId === null ? {} : { stageId }) };
		return faultsOfMoves(index, [move]).length === 0 ? [move] : [];
	});
	return { moves: possible, ...rest };
}

describe('a ripple', () => {
	test('RIP-08 everything that held before holds after, but where what waits is a move, kept or running', () => {
		fc.assert(
			fc.property(crowded, wishes, (plan, wished) => {
				const request = requestOf(plan, wished);
				const index = FindingsIndex.of(plan);
				const result = ripple(index, request);
				const after = planned(plan, result);
				const fixed = fixedIn(plan, request, result);
				const broken = relationsOf(plan)
					.activities()
					.flatMap(({ successors }) => successors)
					.filter(({ kind, first, second }) => {
						const place = { stage: 'stageId', position: 'positionId', vehicle: 'id', band: 'id' } as const;
						return [first, second].every(({ activity }) => {
							return after.get(activity.id)?.[place[kind]] === activity[place[kind]];
						});
					})
					.filter(({ first, second, gap }) => {
						const [before, next] = [after.get(first.activity.id), after.get(second.activity.id)];
						const [from, to] = [next && plannedSpan(next)?.from, before && plannedSpan(before)?.to];
						return Number(from) - Number(to) < gap;
					});
				expect(broken.map(({ second }) => second.activity.id).filter((id) => !fixed.has(id))).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});

	test('RIP-03 RIP-04 only moves go earlier; done, running and kept ones stay; lengths are kept', () => {
		fc.assert(
			fc.property(crowded, wishes, (plan, wished) => {
				const request = requestOf(plan, wished);
				const result = ripple(FindingsIndex.of(plan), request);
				const moved = new Set(request.moves.map(({ id }) => id));
				const rows = new Map(plan.activities.map((row) => [row.id, row]));
				const others = result.changes.filter(({ id, because }) => !moved.has(id) && because?.relation !== 'together');
				expect(others.filter(({ by, because }) => by <= 0 || because === null)).toEqual([]);
				expect(others.filter(({ id }) => rows.get(id)?.end !== null)).toEqual([]);
				const running = others.filter(({ id }) => rows.get(id)?.start !== null);
				expect(running.filter(({ because }) => because?.relation !== 'parking')).toEqual([]);
				const kept = request.keep?.length ? others.filter(({ id }) => rows.get(id)?.typeId === SHOW) : [];
				expect(kept).toEqual([]);
				const pushed = others.filter(({ because }) => because?.relation !== 'parking');
				const lengths = pushed.map(({ planned_start, planned_end }) => length(planned_start, planned_end));
				const before = pushed.flatMap(({ id }) => rows.get(id) ?? []);
				expect(lengths).toEqual(
					before.map((row) => length(timeOfMinutes(row.planned_start), timeOfMinutes(row.planned_end))),
				);
			}),
		);
	});

	test('RIP-08 no changes for no moves, and doing it twice changes nothing more', () => {
		fc.assert(
			fc.property(crowded, wishes, (plan, wished) => {
				const index = FindingsIndex.of(plan);
				expect(ripple(index, { ...wished, moves: [] })).toEqual({
					...{ changes: [], absorbed: [], solved: [], findings: [] },
				});
				const request = requestOf(plan, wished);
				index.apply(changesOfMoves(index.plan, ripple(index, request).changes));
				expect(ripple(index, request)).toMatchObject({ changes: [], absorbed: [], solved: [], findings: [] });
			}),
		);
	});

	test('RIP-03 neither the order of the moves nor that of the rows matters', () => {
		fc.assert(
			fc.property(crowded, wishes, (plan, wished) => {
				const request = requestOf(plan, wished);
				const reversed = { ...plan, activities: plan.activities.toReversed() };
				const other = { ...request, moves: request.moves.toReversed() };
				expect(ripple(FindingsIndex.of(reversed), other)).toEqual(ripple(FindingsIndex.of(plan), request));
			}),
		);
	});

	test('RIP-03 EST-02 overlaps everywhere end, and so do circles of parkings and docks', () => {
		const everywhere = Array.from({ length: 300 }, (_, place) => ({
			...{ id: place + 1, type: ['parking', 'other', 'show'][place % 3] ?? 'show', stage: 1, position: 1, band: 1 },
			...{ vehicles: [1, 2], from: `${10 + (place % 3)}:00`, to: `${11 + (place % 5)}:00` },
		}));
		const plan = planOf(everywhere);
		const moves = [{ id: 2, planned_end: timeOfMinutes(29_800_000) }];
		const { changes } = ripple(FindingsIndex.of(plan), { moves, together: true });
		expect(changes.map(({ id }) => id)).toContain(2);
		expect(estimates(relationsOf(plan), instantOfMinutes(29_800_000))).toHaveLength(300);
	});
});

function length(start: FestivalTime | null, end: FestivalTime | null): number {
	// A point has none.
	return start === null || end === null ? 0 : Number(minutesOfTime(end)) - Number(minutesOfTime(start));
}

/** The plan's activities as they would be. */
function planned(plan: Plan, { changes }: Ripple) {
	const index = PlanIndex.of(plan);
	for (const change of changesOfMoves(index, changes)) index.apply(change);
	return new Map(plan.activities.map(({ id }) => [id, index.row('activity', id)]));
}

/** Those that nothing pushes. */
function fixedIn(plan: Plan, { moves, keep }: RippleRequest, { changes }: Ripple): Set<number> {
	const together = changes.filter(({ because }) => because?.relation === 'together');
	const stay = plan.activities.filter((row) => {
		return !isOpen(row) || isRunning(row) || (keep?.length && row.typeId === SHOW);
	});
	return new Set([...moves, ...together, ...stay].map(({ id }) => id));
}
