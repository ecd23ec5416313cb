import type { Activity, ActivityCreate, ActivityType, ActivityUpdate, Occurrence } from '@crossload/contract';
import {
	activityState,
	clearDisallowed,
	cutToMinute,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	instantOf,
	MINUTE,
	parseInstant,
	plannedTimesFault,
	plannedTimesFor,
	switchTimeMode,
	textOrNull,
} from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { found } from '../../http/found.ts';
import { Conflict, expectVersion, Invalid } from '../../http/refusals.ts';
import { saysNothing } from '../../http/says-nothing.ts';
import {
	type ActivityState,
	deleteActivity,
	findActivity,
	insertActivity,
	loggedActivity,
	updateActivity,
	updateActualTimes,
} from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';
import { expectReferences } from './activity-references.ts';
import { expectNear, expectPlausible } from './plausible-times.ts';

const NOTHING_YET = {
	bandId: null,
	stageId: null,
	positionId: null,
	planned_start: null,
	planned_end: null,
	start: null,
	end: null,
	info: null,
	vehicleIds: [],
} satisfies Omit<ActivityState, 'activityTypeId'>;

/** A time reported from a device may lie this far ahead of the server's clock, in milliseconds (CHECKLIST API-08). */
const CLOCK_SKEW = MINUTE;

/** Plans an activity. Throws Invalid for times that will not do and for dead references. */
export async function createActivity(work: Work, body: ActivityCreate): Promise<Activity> {
	const type = await typeOf(work, body.activityTypeId);
	const nothing = { ...NOTHING_YET, activityTypeId: type.id };
	const state = complete(nothing, body, type);
	expectPlausible(nothing, state, work.at);
	await expectReferences(work.trx, state);
	return await activityOf(work, await addActivity(work, state));
}

/** Adds an activity that is known to keep the rules; answers its id. */
export async function addActivity(work: Work, state: ActivityState): Promise<number> {
	const id = await insertActivity(work.trx, state);
	work.record({ entity: 'activity', id, before: null, after: { ...state, version: 1 } });
	return id;
}

/** Changes an activity; absent fields stay, null clears. Throws Invalid, NotFound, Conflict when overtaken. */
export async function changeActivity(work: Work, id: number, body: ActivityUpdate): Promise<Activity> {
	const sentType = body.activityTypeId === undefined ? null : await typeOf(work, body.activityTypeId);
	const stored = await findActivity(work.trx, id);
	// A dead reference is told before an unknown id (CHECKLIST API-10).
	if (!stored) await expectReferences(work.trx, body);
	const shown = found(stored, 'This activity');
	const before = loggedActivity(shown);
	const type = sentType ?? (await typeOf(work, before.activityTypeId));
	const current = await inModeOf(work, before, type);
	const state = complete(current, body, type);
	expectPlausible(current, state, work.at);
	await expectReferences(work.trx, state);
	expectVersion(body.version, shown);
	if (saysNothing(body)) return shown;
	await updateActivity(work.trx, id, state);
	return await recordActivity(work, id, before);
}

/**
 * The activity has started, now or at a given time. Throws Conflict when it has already, has no planned start, or was
 * changed meanwhile, and Invalid for a time that nobody can mean.
 */
export async function startActivity(work: Work, id: number, { at, version }: Occurrence): Promise<Activity> {
	const started = occurrence(work, at);
	const shown = await activityOf(work, id);
	const before = loggedActivity(shown);
	if (activityState(before) === 'done')
		throw new Conflict(`This activity is done already, since ${clock(before.end)}.`);
	if (before.start !== null) throw new Conflict(`This activity was started already, at ${clock(before.start)}.`);
	if (before.planned_start === null) throw new Conflict('This activity has no planned start; mark it done instead.');
	expectVersion(version, shown);
	const start = festivalTimeOf(started);
	expectNear('at', start, { plan: before, now: work.at });
	await updateActualTimes(work.trx, id, { start, end: null });
	return await recordActivity(work, id, before);
}

/**
 * The activity is done, started or not. Throws Conflict when it is done already or was changed meanwhile, Invalid for an
 * end before its start and for a time that nobody can mean.
 */
export async function endActivity(work: Work, id: number, { at, version }: Occurrence): Promise<Activity> {
	const ended = occurrence(work, at);
	const shown = await activityOf(work, id);
	const before = loggedActivity(shown);
	if (before.end !== null) throw new Conflict(`This activity is done already, since ${clock(before.end)}.`);
	if (before.planned_end === null) throw new Conflict('This activity has no planned end; edit it instead.');
	expectVersion(version, shown);
	const end = festivalTimeOf(at === undefined ? notBefore(before.start, ended) : ended);
	if (before.start !== null && instantOf(end) < instantOf(before.start)) {
		throw Invalid.field('at', `The end is before the start at ${clock(before.start)}`);
	}
	expectNear('at', end, { plan: before, now: work.at });
	await updateActualTimes(work.trx, id, { start: before.start, end });
	return await recordActivity(work, id, before);
}

/** Removes an activity. Throws NotFound. */
export async function removeActivity(work: Work, id: number): Promise<void> {
	const before = loggedActivity(await activityOf(work, id));
	await deleteActivity(work.trx, id);
	work.record({ entity: 'activity', id, before, after: null });
}

async function recordActivity(work: Work, id: number, before: ActivityState): Promise<Activity> {
	const after = await activityOf(work, id);
	work.record({ entity: 'activity', id, before: { ...before }, after: loggedActivity(after) });
	return after;
}

async function activityOf(work: Work, id: number): Promise<Activity> {
	return found(await findActivity(work.trx, id), 'This activity');
}

async function typeOf(work: Work, id: string): Promise<ActivityType> {
	const type = (await listActivityTypes(work.trx)).find((known) => known.id === id);
	if (!type) throw Invalid.field('activityTypeId', 'There is no such activity type');
	return type;
}

/** The present state, its planned times brought into the time mode of the type it is to have. */
async function inModeOf(work: Work, state: ActivityState, type: ActivityType): Promise<ActivityState> {
	if (state.activityTypeId === type.id) return state;
	const { timeMode } = await typeOf(work, state.activityTypeId);
	return { ...state, ...switchTimeMode(state, timeMode, type.timeMode) };
}

/** What is stored: the present state overlaid with what was sent, as the type allows it. Throws Invalid. */
function complete(current: ActivityState, body: Partial<ActivityCreate>, type: ActivityType): ActivityState {
	const sent = (time: string | null | undefined, present: FestivalTime | null) =>
		time === undefined ? present : time && festivalTimeOf(instantSent(time));
	const planned = (time: string | null | undefined, present: FestivalTime | null) =>
		time === undefined ? present : time && festivalTimeOf(cutToMinute(instantSent(time)));
	const state: ActivityState = {
		activityTypeId: type.id,
		bandId: body.bandId === undefined ? current.bandId : body.bandId,
		stageId: body.stageId === undefined ? current.stageId : body.stageId,
		positionId: body.positionId === undefined ? current.positionId : body.positionId,
		planned_start: planned(body.planned_start, current.planned_start),
		planned_end: planned(body.planned_end, current.planned_end),
		start: sent(body.start, current.start),
		end: sent(body.end, current.end),
		info: body.info === undefined ? current.info : textOrNull(body.info),
		vehicleIds: body.vehicleIds === undefined ? current.vehicleIds : [...new Set(body.vehicleIds)],
	};
	expectTimes(state, type);
	return clearDisallowed(
		{ ...state, ...plannedTimesFor(type.timeMode, pointSent(state, body, type)) },
		type.allowedFields,
	);
}

/** A point that is sent with planned_start only takes it as its one time, also over the one it had (API-16). */
function pointSent(state: ActivityState, body: Partial<ActivityCreate>, type: ActivityType) {
	const startOnly = type.timeMode === 'point' && body.planned_start && body.planned_end === undefined;
	return startOnly ? { planned_start: null, planned_end: state.planned_start } : state;
}

function expectTimes(state: ActivityState, type: ActivityType): void {
	const fault = plannedTimesFault(type.timeMode, state);
	if (fault === 'reversed') throw Invalid.field('planned_end', 'The end is before the start');
	if (fault === 'missing') {
		const path = type.timeMode === 'range' && state.planned_start === null ? 'planned_start' : 'planned_end';
		throw new Invalid('Planned time is required', { fields: { [path]: 'Planned time is required' } });
	}
	if (state.start !== null && state.end !== null && instantOf(state.end) < instantOf(state.start)) {
		throw Invalid.field('end', 'The end is before the start');
	}
}

function occurrence(work: Work, at: string | undefined): Instant {
	if (at === undefined) return work.at;
	const instant = instantSent(at);
	if (instant > work.at + CLOCK_SKEW) throw Invalid.field('at', 'This time is in the future');
	return instant;
}

/** Now, or the start that a device whose clock runs a little fast has told. */
function notBefore(start: FestivalTime | null, now: Instant): Instant {
	const started = start === null ? now : instantOf(start);
	return started > now && started <= now + CLOCK_SKEW ? started : now;
}

/** The schema has checked the text already. */
function instantSent(text: string): Instant {
	const instant = parseInstant(text);
	if (instant === null) throw new RangeError(`Not a time with an offset: ${text}`);
	return instant;
}

/** Festival time, to be read by people. */
function clock(time: FestivalTime | null): string {
	return time === null ? 'an unknown time' : time.slice(11, 16);
}
