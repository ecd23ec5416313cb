import type { ActivityTimes } from './status.ts';

/** Start is offered when nothing has happened yet and a start is planned (SPEC.md section 4). */
export function canStart({ start, end, planned_start }: ActivityTimes): boolean {
	return start === null && end === null && planned_start !== null;
}

/** Done is offered when there is no end yet and one is planned, started or not (SPEC.md section 4). */
export function canEnd({ end, planned_end }: ActivityTimes): boolean {
	return end === null && planned_end !== null;
}
