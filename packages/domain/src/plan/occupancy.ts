import type { Minutes } from './minutes.ts';
import type { Span } from './span.ts';

/** A span in which the number of those that stand at a position stays the same. */
export interface OccupancyStep extends Span {
	readonly count: number;
}

/**
 * How many of the standings go on at once, from one change to the next, in order of time; spans without any are left out
 * (PLAN.md, BRD-01).
 */
export function occupancySteps(standings: readonly Span[]): OccupancyStep[] {
	const changes = new Map<Minutes, number>();
	const change = (at: Minutes, by: number) => changes.set(at, (changes.get(at) ?? 0) + by);
	for (const { from, to } of standings) {
		change(from, 1);
		change(to, -1);
	}
	const steps: OccupancyStep[] = [];
	let count = 0;
	let since: Minutes = 0;
	for (const [at, by] of [...changes].sort(([a], [b]) => a - b)) {
		// As many leave as arrive: the count stays the same.
		if (by === 0) continue;
		if (count > 0) steps.push({ from: since, to: at, count });
		count += by;
		since = at;
	}
	return steps;
}
