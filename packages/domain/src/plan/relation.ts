import type { Minutes } from './minutes.ts';
import { plannedFrom } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';
import type { Span } from './span.ts';

/** What makes one activity wait for another, in the order in which one of them is named when several lead to the same time. */
export const RELATION_KINDS = ['stage', 'vehicle', 'position', 'band'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The second cannot begin before the first has ended and the gap has passed. The first comes earlier in plan order. */
export interface Relation {
	readonly kind: RelationKind;
	readonly first: RelatedActivity;
	readonly second: RelatedActivity;
	/** Minutes needed between them: the changeover, the turnaround or none, or less if the plan gave them less. */
	readonly gap: Minutes;
	/** Minutes that the plan gives beyond the gap. */
	readonly room: Minutes;
}

/** An activity with a planned time, among its relations. */
export interface RelatedActivity {
	readonly activity: PlanActivity;
	readonly planned: Span;
	/** Its index in plan order. */
	readonly index: number;
	readonly predecessors: readonly Relation[];
	readonly successors: readonly Relation[];
}

/** Why a time is later than planned: the relation, and the activity that it waits for; minutes needed between them. */
export interface Because {
	readonly relation: RelationKind;
	readonly activityId: number;
	readonly gap: Minutes;
}

/** The planned times of an activity, whatever really happened; a point is a moment. Null without any. */
export function plannedSpan(activity: PlanActivity): Span | null {
	const from = plannedFrom(activity);
	if (from === null) return null;
	return { from, to: activity.timeMode === 'point' ? from : Math.max(from, activity.planned_end ?? from) };
}

/** The relation that is named of several: by the order of the kinds, then by the lowest id. Null of none. */
export function decidingOf(relations: readonly Relation[]): Because | null {
	const rank = ({ kind }: Relation) => RELATION_KINDS.indexOf(kind);
	const [relation] = relations.toSorted((a, b) => rank(a) - rank(b) || a.first.activity.id - b.first.activity.id);
	return relation ? { relation: relation.kind, activityId: relation.first.activity.id, gap: relation.gap } : null;
}
