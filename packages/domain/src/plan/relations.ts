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
	return successive(shows).flatMap(([first, second]) => relate('stage', { first, second, gap: changeover }));
}

/** One activity of a vehicle after the other, parking aside, with the turnaround where it goes to another position. */
export function vehicleRelations(activities: Activities, { turnaround }: PlanSettings): Relation[] {
	const busy = activities.filter(({ activity }) => activity.typeId !== PARKING);
	return successive(busy).flatMap(([first, second]) => {
		const [from, to] = [first.activity.positionId, second.activity.positionId];
		const goesElsewhere = from !== null && to !== null && from !== to;
		return relate('vehicle', { first, second, gap: goesElsewhere ? turnaround : 0 });
	});
}

/** One range after the other at a position that has room for one vehicle. */
export function positionRelations(activities: Activities, { capacity }: Pick<PlanPosition, 'capacity'>): Relation[] {
	if (capacity !== 1) return [];
	const ranges = activities.filter(({ activity }) => activity.timeMode === 'range');
	return successive(ranges).flatMap(([first, second]) => relate('position', { first, second, gap: 0 }));
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
	return activities.flatMap((first, place) => {
		const after = BEFORE[first.activity.typeId];
		if (!after) return [];
		return activities.slice(place + 1).flatMap((second) => {
			if (!after.includes(second.activity.typeId) || !concern(first, second)) return [];
			return relate('band', { first, second, gap: 0 });
		});
	});
}

function concern({ activity: first }: RelatedActivity, { activity: second }: RelatedActivity): boolean {
	if (!OF_VEHICLES.includes(first.typeId) && !OF_VEHICLES.includes(second.typeId)) return true;
	if (first.vehicleIds.length === 0 || second.vehicleIds.length === 0) return true;
	return first.vehicleIds.some((id) => second.vehicleIds.includes(id));
}

/** Each with the next in plan order: what stands on both sides of an overlapping one does not follow each other. */
function successive(activities: Activities): (readonly [RelatedActivity, RelatedActivity])[] {
	return activities.slice(1).flatMap((second, place) => {
		const first = activities[place];
		return first ? [[first, second] as const] : [];
	});
}

interface Pair {
	readonly first: RelatedActivity;
	readonly second: RelatedActivity;
	/** Minutes that the relation asks for. */
	readonly gap: Minutes;
}

/** The relation of a pair that does not overlap; if it had less than the gap, it needs no more afterwards. */
function relate(kind: Relation['kind'], { first, second, gap }: Pair): Relation[] {
	const had = second.planned.from - first.planned.to;
	if (had < 0 || compareByPlannedTimes(first.activity, second.activity) >= 0) return [];
	const needed = Math.min(gap, had);
	return [{ kind, first, second, gap: needed, room: had - needed }];
}
