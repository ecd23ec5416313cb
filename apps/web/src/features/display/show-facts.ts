import type { Activity, PlanEstimate } from '@crossload/contract';
import { type Instant, instantOf, isOver, isShow, MINUTE, type OnStage, onStage, PARKING } from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';

/** The shows of a stage, in plan order, and what plays and comes next there now. */
export function showsOn(stageId: number, { activities }: DisplayLists, now: Instant): OnStage<Activity> {
	return onStage(
		activities.filter(({ activityType, stage }) => isShow(activityType) && stage?.id === stageId),
		now,
	);
}

/** The shows that come after the one that plays or comes next. */
export function showsAfter(show: Activity | null, stageId: number, lists: DisplayLists): readonly Activity[] {
	const shows = lists.activities.filter((one) => isShow(one.activityType) && one.stage?.id === stageId);
	return shows.filter((one) => one.id !== show?.id && isToCome(one, lists));
}

/** The vehicle work at a dock that comes next. */
export function nextAtDock(positionId: number, lists: DisplayLists): Activity | undefined {
	return lists.activities.find(
		(one) => one.position?.id === positionId && one.vehicles.length > 0 && isToCome(one, lists),
	);
}

/** Neither begun, over, nor forgotten. */
function isToCome(activity: Activity, lists: DisplayLists): boolean {
	return activity.start === null && !isOver(activity) && estimateOf(activity.id, lists)?.forgotten !== true;
}

/** Open activities whose planned time has passed without a tap, the earliest first; without what was forgotten, and parking. */
export function lateOnes({ activities, estimates }: DisplayLists, now: Instant): readonly Activity[] {
	const forgotten = new Set(estimates.filter((one) => one.forgotten).map(({ id }) => id));
	return activities.filter((activity) => {
		if (activity.activityType.id === PARKING) return false;
		const due = activity.planned_start ?? activity.planned_end;
		const isWaiting = !isOver(activity) && activity.start === null && due !== null;
		return isWaiting && now - instantOf(due) >= MINUTE && !forgotten.has(activity.id);
	});
}

export function estimateOf(id: number, { estimates }: DisplayLists): PlanEstimate | undefined {
	return estimates.find((estimate) => estimate.id === id);
}
