import { CROSSLOAD, DEPARTURE, PARKING, SHOW } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { PlanPosition, PlanSettings, PlanStage } from './plan-row.ts';
import type { RelatedActivity, Relation } from './relation.ts';

/**
 * The relations of PLAN.md's line RIP-02, each from the activities of one stage, vehicle, position or band in plan order.
 * All are taken from planned times: what overlaps in the plan is in no relation, because nothing was asked of it before.
 */
type Activities = readonly RelatedActivity[];

/** One show after the other on a stage, with its changeover between them, also between two shows of one band. */
export function stageRelations(shows: Activities, { changeover }: Pick<PlanStage, 'changeover'>): Relation[] {
	return successive('stage', shows, () => changeover);
}

/** One activity of a vehicle after the other, parking aside, with the turnaround where it goes to another position. */
export function vehicleRelations(activities: Activities, { turnaround }: PlanSettings): Relation[] {
	const busy = activities.filter(({ activity }) => activity.typeId !== PARKING);
	return successive('vehicle', busy, (first, second) => {
		const [from, to] = [first.activity.positionId, second.activity.positionId];
		const goesElsewhere = from !== null && to !== null && from !== to;
		return goesElsewhere ? turnaround : 0;
	});
}

/** One range after the other at a position that has room for one vehicle. */
export function positionRelations(activities: Activities, { capacity }: Pick<PlanPosition, 'capacity'>): Relation[] {
	if (capacity !== 1) return [];
	const ranges = activities.filter(({ activity }) => activity.timeMode === 'range');
	return successive('position', ranges, () => 0);
}

/** What a band does before what. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
	arrival: [CROSSLOAD, 'loadin'],
	checkin: [CROSSLOAD, 'loadin'],
	[CROSSLOAD]: ['loadin'],
	loadin: ['soundcheck', SHOW],
	soundcheck: [SHOW],
	[SHOW]: ['loadout'],
	loadout: [CROSSLOAD, DEPARTURE],
};

/** These concern the vehicles that they name alone, not everything that the band does. */
const OF_VEHICLES = ['arrival', 'checkin', DEPARTURE];

/** Every two activities of a band that the order of its day keeps apart. */
export function bandRelations(activities: Activities): Relation[] {
	const relations: Relation[] = [];
	for (const [place, first] of activities.entries()) {
		const after = BEFORE[first.activity.typeId];
		if (!after) continue;
		for (let next = place + 1; next < activities.length; next++) {
			const second = activities[next];
			if (!second || !after.includes(second.activity.typeId) || !concern(first, second)) continue;
			const relation = relationOf('band', { first, second, gap: 0 });
			if (relation) relations.push(relation);
		}
	}
	return relations;
}

function concern({ activity: first }: RelatedActivity, { activity: second }: RelatedActivity): boolean {
	if (!OF_VEHICLES.includes(first.typeId) && !OF_VEHICLES.includes(second.typeId)) return true;
	if (first.vehicleIds.length === 0 || second.vehicleIds.length === 0) return true;
	return first.vehicleIds.some((id) => second.vehicleIds.includes(id));
}

/** Each with the next in plan order: what stands on both sides of an overlapping one does not follow each other. */
function successive(
	kind: Relation['kind'],
	activities: Activities,
	gapBetween: (first: RelatedActivity, second: RelatedActivity) => Minutes,
): Relation[] {
	const relations: Relation[] = [];
	let first: RelatedActivity | undefined;
	for (const second of activities) {
		const relation = first && relationOf(kind, { first, second, gap: gapBetween(first, second) });
		if (relation) relations.push(relation);
		first = second;
	}
	return relations;
}

interface Pair {
	readonly first: RelatedActivity;
	readonly second: RelatedActivity;
	/** Minutes that the relation asks for. */
	readonly gap: Minutes;
}

/** The relation of a pair that does not overlap; if it had less than the gap, it needs no more afterwards. */
function relationOf(kind: Relation['kind'], { first, second, gap }: Pair): Relation | null {
	const had = second.planned.from - first.planned.to;
	if (had < 0 || compareByPlannedTimes(first.activity, second.activity) >= 0) return null;
	const needed = Math.min(gap, had);
	return { kind, first, second, gap: needed, room: had - needed };
}
