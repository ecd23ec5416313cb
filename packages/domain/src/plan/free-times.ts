import { DAY_MINUTES, type Minutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanActivity, TimedActivity } from './plan-row.ts';

/** How many times are proposed at most, none of them more than a day away. */
const MAX_STARTS = 16;

/**
 * Starts at which an activity may be free, nearest first: as soon as something that it shares a stage, position, vehicle
 * or band with is over (earlier: so that it ends when that begins), with the stage's changeover or the vehicles'
 * turnaround or without a gap; none before `earliest`. Whether it is really free then, only the checks can tell.
 */
export function possibleStarts(
	plan: PlanIndex,
	activity: TimedActivity,
	{ direction, earliest }: { direction: 'later' | 'earlier'; earliest: Minutes },
): Minutes[] {
	const { from, to } = activity.span;
	const stage = activity.stageId === null ? undefined : plan.row('stage', activity.stageId);
	const gaps = [0, plan.settings.turnaround, stage?.changeover ?? 0];
	const starts = neighboursOf(plan, activity).flatMap(({ span }) => {
		if (span === null) return [];
		return gaps.map((gap) => (direction === 'later' ? span.to + gap : span.from - gap - (to - from)));
	});
	const distance = (start: Minutes) => (direction === 'later' ? start - from : from - start);
	return [...new Set(starts)]
		.filter((start) => start >= earliest && distance(start) > 0 && distance(start) <= DAY_MINUTES)
		.sort((a, b) => distance(a) - distance(b))
		.slice(0, MAX_STARTS);
}

/** Everything that shares a stage, position, vehicle or band with the activity. */
function neighboursOf(plan: PlanIndex, { id, stageId, positionId, bandId, vehicleIds }: PlanActivity): PlanActivity[] {
	const neighbours = vehicleIds.flatMap((vehicleId) => plan.activitiesOf('vehicle', vehicleId));
	if (stageId !== null) neighbours.push(...plan.activitiesOf('stage', stageId));
	if (positionId !== null) neighbours.push(...plan.activitiesOf('position', positionId));
	if (bandId !== null) neighbours.push(...plan.activitiesOf('band', bandId));
	return neighbours.filter((other) => other.id !== id && other.end === null);
}
