import type { Estimate } from './estimates.ts';
import { timeOfMinutes } from './minutes.ts';
import type { RelationsIndex } from './relations-index.ts';
import { isRunning } from './span.ts';
import type { PlanMove } from './what-would-break.ts';

/**
 * The moves that make the estimates the plan (RIP-10, 'as expected'): for an activity and what follows it through their
 * relations, from one to the next as long as each is expected to be later than planned. A running one moves its end.
 */
export function expectedMoves(relations: RelationsIndex, estimates: readonly Estimate[], id: number): PlanMove[] {
	const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
	const ids = new Set([id]);
	// Iterating a set also visits what is added to it meanwhile.
	for (const current of ids) {
		if (byId.get(current)?.forgotten) continue;
		for (const { second } of relations.activity(current)?.successors ?? []) {
			const next = byId.get(second.activity.id);
			if (next && next.by > 0 && !isRunning(second.activity) && !next.forgotten) ids.add(next.id);
		}
	}
	return estimates.filter((estimate) => ids.has(estimate.id)).flatMap((each) => moveTo(each, relations));
}

/** No move for what is expected as planned. */
function moveTo({ id, start, end, by }: Estimate, relations: RelationsIndex): PlanMove[] {
	const activity = relations.activity(id)?.activity;
	if (!activity || by === 0) return [];
	const planned_end = timeOfMinutes(end);
	if (isRunning(activity) || activity.planned_start === null) return [{ id, planned_end }];
	if (activity.planned_end === null) return [{ id, planned_start: timeOfMinutes(start) }];
	return [{ id, planned_start: timeOfMinutes(start), planned_end }];
}
