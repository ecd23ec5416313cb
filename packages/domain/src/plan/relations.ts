import { CROSSLOAD, DEPARTURE, PARKING, SHOW } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { PlanPosition, PlanSettings, PlanStage } from './plan-row.ts';
import type { RelatedActivity, Relation } from './relation.ts';

// The relations of PLAN.md's line RIP-02. All are made of planned times: what overlaps in the plan is in no relation, as
// the plan gave those two no order to keep.

/** The activities of one stage, vehicle, position or band, in plan order. */
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

/** The types that must wait for each type within the day of a band. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
	arrival: [CROSSLOAD, 'loadin'],
	checkin: [CROSSLOAD, 'loadin'],
	[CROSSLOAD]: ['loadin'],
	loadin: ['soundcheck', SHOW],
	soundcheck: [SHOW],
	[SHOW]: ['loadout'],
	loadout: [CROSSLOAD, DEPARTURE],
};

/** Types that are related only to activities of the same vehicles, not to everything that the band does. */
const OF_VEHICLES = ['arrival', 'checkin', DEPARTURE];

/** Every two activities of a band that the order of its day keeps apart. */
export function bandRelations(activities: Activities): Relation[] {
	const relations: Relation[] = [];
	for (const [index, first] of activities.entries()) {
		const after = BEFORE[first.activity.typeId];
		if (!after) continue;
		for (let next = index + 1; next < activities.length; next++) {
			const second = activities[next];
			if (!second || !after.includes(second.activity.typeId) || !canBeRelated(first, second)) continue;
			const relation = relationOf('band', { first, second, gap: 0 });
			if (relation) relations.push(relation);
		}
	}
	return relations;
}

/** Whether two activities of a band concern the same vehicles, where that matters; one that names none concerns all. */
function canBeRelated({ activity: first }: RelatedActivity, { activity: second }: RelatedActivity): boolean {
	if (!OF_VEHICLES.includes(first.typeId) && !OF_VEHICLES.includes(second.typeId)) return true;
	if (first.vehicleIds.length === 0 || second.vehicleIds.length === 0) return true;
	return first.vehicleIds.some((id) => second.vehicleIds.includes(id));
}

/** Relates each activity to the next in plan order, and to no later one even where these two overlap. */
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
	/** Minutes that the relation needs at least. */
	readonly gap: Minutes;
}

/** The relation of a pair that does not overlap; where the plan has less than the gap, that is enough afterwards too. */
function relationOf(kind: Relation['kind'], { first, second, gap }: Pair): Relation | null {
	const available = second.planned.from - first.planned.to;
	if (available < 0 || compareByPlannedTimes(first.activity, second.activity) >= 0) return null;
	const needed = Math.min(gap, available);
	return { kind, first, second, gap: needed, room: available - needed };
}
