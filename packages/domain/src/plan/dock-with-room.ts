import { compareNames } from '../names.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanPosition } from './plan-row.ts';
import { overlaps, type Span } from './span.ts';
import { stretchesAbove } from './standing.ts';
import { standingsAt } from './subjects.ts';

/** When room is needed at a dock, and for which vehicles; without any it is for one. */
export interface DockRequest {
	readonly span: Span;
	readonly vehicleIds: readonly number[];
}

/**
 * The first of a stage's docks, by name, that has room for the whole time, else the first; undefined for a stage without
 * docks (PLAN.md, TPL-02).
 */
export function dockWithRoom(plan: PlanIndex, stageId: number, request: DockRequest): PlanPosition | undefined {
	const docks = [...plan.ids('position')]
		.flatMap((id) => plan.row('position', id) ?? [])
		.filter((position) => position.stageId === stageId)
		.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
	return docks.find((dock) => hasRoom(plan, dock, request)) ?? docks[0];
}

/**
 * Whether those that stand at a position (CHK-05) and the requested vehicles, each counted once, are never more than its
 * capacity during the span. A span without length counts as one minute.
 */
export function hasRoom(plan: PlanIndex, { id, capacity }: PlanPosition, { span, vehicleIds }: DockRequest): boolean {
	if (capacity === null) return true;
	const left = capacity - Math.max(1, vehicleIds.length);
	if (left < 0) return false;
	const time = { from: span.from, to: Math.max(span.to, span.from + 1) };
	const others = standingsAt(plan, id, new Set(vehicleIds));
	return !stretchesAbove(left, others).some((stretch) => overlaps(stretch, time));
}
