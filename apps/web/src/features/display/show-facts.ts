import type { Activity, PlanEstimate } from '@crossload/contract';
import {
	type Instant,
	instantOf,
	isOver,
	isShow,
	MINUTE,
	type OnStage,
	onStage,
	PARKING,
	showsToCome,
} from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';

/** What plays on a stage and comes next there now. */
export function showsOn(stageId: number, lists: DisplayLists, now: Instant): OnStage<Activity> {
	return onStage(showsOf(stageId, lists), now);
}

/** What comes after the show that plays or comes next, by the same rule. */
export function showsAfter(stageId: number, lists: DisplayLists, now: Instant): readonly Activity[] {
	const { playing, next } = showsOn(stageId, lists, now);
	const shown = playing ?? next;
	return showsToCome(showsOf(stageId, lists), now).filter(({ id }) => id !== shown?.id);
}

function showsOf(stageId: number, { activities }: DisplayLists): readonly Activity[] {
	return activities.filter(({ activityType, stage }) => isShow(activityType) && stage?.id === stageId);
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
