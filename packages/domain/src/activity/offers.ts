import { type ActivityTimes, isCancelled } from './status.ts';

/** Start is offered when nothing has happened yet and a start is planned (SPEC.md section 4). */
export function canStart(activity: ActivityTimes): boolean {
	const { start, end, planned_start } = activity;
	return start === null && end === null && planned_start !== null && !isCancelled(activity);
}

/** Done is offered when there is no end yet and one is planned, started or not (SPEC.md section 4). */
export function canEnd(activity: ActivityTimes): boolean {
	return activity.end === null && activity.planned_end !== null && !isCancelled(activity);
}
