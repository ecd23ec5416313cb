import type { ActivityCreate, ActivityType, ActivityUpdate } from '@crossload/contract';
import {
	type ActivityTimes,
	cutToMinute,
	DAY,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	instantOf,
	isCancelled,
	isLongerThanPlanned,
	MAX_PLAN_DAYS,
	MINUTE,
	type PlannedTimes,
	parseInstant,
	planAsStored,
	plannedTimesFault,
	switchTimeMode,
	textOrNull,
} from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import type { ActivityState } from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';

/** What happened may lie this far ahead of the server's clock, in milliseconds, as devices' clocks do (CHECKLIST API-08). */
export const CLOCK_SKEW = MINUTE;

/** The values of an activity of which nothing has been given. */
export const EMPTY_ACTIVITY = {
	bandId: null,
	stageId: null,
	positionId: null,
	planned_start: null,
	planned_end: null,
	start: null,
	end: null,
	info: null,
	cancelled: null,
	cancel_reason: null,
	vehicleIds: [],
} satisfies Omit<ActivityState, 'activityTypeId'>;

/** What activities are judged by, besides themselves: read once for many. */
export interface ActivityRules {
	readonly types: ReadonlyMap<string, ActivityType>;
	readonly now: Instant;
}

export async function readRules(db: Db, now: Instant): Promise<ActivityRules> {
	const types = new Map((await listActivityTypes(db)).map((type) => [type.id, type]));
	return { types, now };
}

/** What is stored of a new activity. Throws Invalid. */
export function newState(body: ActivityCreate, rules: ActivityRules): ActivityState {
	const type = typeOf(body.activityTypeId, rules);
	const nothing = { ...EMPTY_ACTIVITY, activityTypeId: type.id };
	const state = complete(nothing, body, type);
	expectPlausible(nothing, state, rules.now);
	return state;
}

/** What is stored of a changed activity: absent fields stay, null clears. Throws Invalid. */
export function changedState(before: ActivityState, body: ActivityUpdate, rules: ActivityRules): ActivityState {
	const type = typeOf(body.activityTypeId ?? before.activityTypeId, rules);
	const { timeMode } = typeOf(before.activityTypeId, rules);
	const current = { ...before, ...switchTimeMode(before, timeMode, type.timeMode) };
	const state = complete(current, body, type);
	expectPlausible(current, state, rules.now);
	return state;
}

/** Throws Invalid for a body that is wrong whichever activity it changes: reported before an unknown id (CHECKLIST API-10). */
export function expectValidBody(body: ActivityUpdate, rules: ActivityRules): void {
	if (body.activityTypeId !== undefined) typeOf(body.activityTypeId, rules);
	const times = timesSent(body, EMPTY_ACTIVITY);
	expectOrder('planned_end', times.planned_start, times.planned_end);
	expectOrder('end', times.start, times.end);
	expectPlausible(EMPTY_ACTIVITY, times, rules.now);
}

/** Why a change will not do for what is cancelled, or done and to be cancelled (PLAN.md, CXL-01); null when it will. */
export function cancellationFault(before: ActivityState, after: ActivityState): string | null {
	if (!isCancelled(after)) return null;
	if (after.end !== null) {
		return 'What is done cannot be cancelled, nor what is cancelled be done. Choose one: clear its end, or restore it.';
	}
	if (isCancelled(before) && after.start !== before.start) {
		return 'What is cancelled cannot be started. Restore it first.';
	}
	return null;
}

/** The schema has checked the text already. */
export function instantSent(text: string): Instant {
	const instant = parseInstant(text);
	if (instant === null) throw new RangeError(`Not a time with an offset: ${text}`);
	return instant;
}

function typeOf(id: string, { types }: ActivityRules): ActivityType {
	const type = types.get(id);
	if (!type) throw Invalid.field('activityTypeId', 'There is no such activity type');
	return type;
}

/** The present state overlaid with what was sent, as the type allows it. Throws Invalid. */
function complete(current: ActivityState, body: Partial<ActivityCreate>, type: ActivityType): ActivityState {
	const { bandId, stageId, positionId, vehicleIds, info } = body;
	const { planned_start, planned_end, ...actual } = timesSent(body, current);
	const sent = {
		bandId,
		stageId,
		positionId,
		planned_start: body.planned_start === undefined ? undefined : planned_start,
		planned_end: body.planned_end === undefined ? undefined : planned_end,
		vehicleIds: vehicleIds && [...new Set(vehicleIds)],
	};
	const state: ActivityState = {
		...planAsStored(current, sent, type),
		...actual,
		activityTypeId: type.id,
		info: info === undefined ? current.info : textOrNull(info),
	};
	expectTimes(state, type);
	return state;
}

/** The present times overlaid with those that were sent. */
function timesSent(body: Partial<ActivityCreate>, current: ActivityTimes): Omit<ActivityTimes, 'cancelled'> {
	const sent = (time: string | null | undefined, present: FestivalTime | null, read = instantSent) => {
		if (time === undefined) return present;
		return time === null ? null : festivalTimeOf(read(time));
	};
	const toTheMinute = (time: string) => cutToMinute(instantSent(time));
	return {
		planned_start: sent(body.planned_start, current.planned_start, toTheMinute),
		planned_end: sent(body.planned_end, current.planned_end, toTheMinute),
		start: sent(body.start, current.start),
		end: sent(body.end, current.end),
	};
}

function expectTimes(state: ActivityState, type: ActivityType): void {
	const fault = plannedTimesFault(type.timeMode, state);
	if (fault === 'reversed') throw Invalid.field('planned_end', 'The end is before the start');
	if (fault === 'missing') {
		const path = type.timeMode === 'range' && state.planned_start === null ? 'planned_start' : 'planned_end';
		throw new Invalid('Planned time is required', { fields: { [path]: 'Planned time is required' } });
	}
	expectOrder('end', state.start, state.end);
}

function expectOrder(path: string, start: FestivalTime | null, end: FestivalTime | null): void {
	if (start !== null && end !== null && instantOf(end) < instantOf(start)) {
		throw Invalid.field(path, 'The end is before the start');
	}
}

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
