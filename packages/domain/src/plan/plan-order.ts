import type { Minutes } from './minutes.ts';
import type { PlanActivity } from './plan-row.ts';
import type { Span } from './span.ts';

/** Plan order: by planned start (a point: planned end), then planned end, then id; what has no time comes last. */
export function compareByPlannedTimes(a: PlanActivity, b: PlanActivity): number {
	return compareMinutes(plannedFrom(a), plannedFrom(b)) || compareMinutes(a.planned_end, b.planned_end) || a.id - b.id;
}

/** Plan order as the findings mean it: with spans in place of the planned times. */
export function compareBySpan(a: WithSpan, b: WithSpan): number {
	if (a.span === null || b.span === null) return Number(a.span === null) - Number(b.span === null) || a.id - b.id;
	return a.span.from - b.span.from || a.span.to - b.span.to || a.id - b.id;
}

interface WithSpan {
	readonly id: number;
	readonly span: Span | null;
}

/** When an activity is planned to begin: a point at its planned end. */
export function plannedFrom({ timeMode, planned_start, planned_end }: PlanActivity): Minutes | null {
	return timeMode === 'point' ? planned_end : (planned_start ?? planned_end);
}

function compareMinutes(a: Minutes | null, b: Minutes | null): number {
	return (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);
}
