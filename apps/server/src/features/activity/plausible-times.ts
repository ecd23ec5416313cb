import {
	type ActivityTimes,
	DAY,
	type FestivalTime,
	type Instant,
	instantOf,
	isLongerThanPlanned,
	MAX_PLAN_DAYS,
	MINUTE,
	type PlannedTimes,
} from '@crossload/domain';
import { Invalid } from '../../errors/domain-errors.ts';

/** What happened may lie this far ahead of the server's clock, in milliseconds, as devices' clocks do (CHECKLIST API-08). */
export const CLOCK_SKEW = MINUTE;

/**
 * Refuses changed times that nobody can mean: a wrong year is soon typed, and a device without a battery says 1970. What
 * is stored already may stay, so that everything else can still be edited. Throws Invalid.
 */
export function expectPlausible(before: ActivityTimes, after: ActivityTimes, now: Instant): void {
	const { planned_start, planned_end, start, end } = after;
	const isPlanNew = planned_start !== before.planned_start || planned_end !== before.planned_end;
	if (isPlanNew && isLongerThanPlanned(after)) {
		throw Invalid.field('planned_end', `The end is more than ${MAX_PLAN_DAYS} days after the start`);
	}
	for (const [path, time] of Object.entries({ start, end })) {
		if (isSameMinute(time, before[path as 'start' | 'end'])) continue;
		expectPast(path, time === null ? null : instantOf(time), now);
		expectNear(path, time, { plan: after, now });
	}
}

/** What has happened has done so by now (CHECKLIST API-08, API-16). Throws Invalid. */
export function expectPast(path: string, instant: Instant | null, now: Instant): void {
	if (instant !== null && instant > now + CLOCK_SKEW) throw Invalid.field(path, 'This time is in the future');
}

/** What is stored may be sent back without its seconds (CHECKLIST ACT-18). */
function isSameMinute(one: FestivalTime | null, other: FestivalTime | null): boolean {
	return one?.slice(0, 16) === other?.slice(0, 16);
}

/** What happened did so around its plan, or around now: a plan may be old, and a report late. Throws Invalid. */
export function expectNear(
	path: string,
	time: FestivalTime | null,
	{ plan: { planned_start, planned_end }, now }: { plan: PlannedTimes; now: Instant },
): void {
	if (time === null || Math.abs(instantOf(time) - now) <= MAX_PLAN_DAYS * DAY) return;
	const planned = [planned_start, planned_end].filter((moment) => moment !== null);
	if (planned.some((moment) => !areFar(time, moment))) return;
	throw Invalid.field(path, `This time is more than ${MAX_PLAN_DAYS} days away from the plan and from now`);
}

/** Whether two times lie further apart than anyone plans for. */
function areFar(one: FestivalTime, other: FestivalTime): boolean {
	return Math.abs(instantOf(one) - instantOf(other)) > MAX_PLAN_DAYS * DAY;
}
