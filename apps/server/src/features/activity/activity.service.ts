import type {
	Activity,
	ActivityCreate,
	ActivityUpdate,
	Cancellation,
	Occurrence,
	Restoration,
} from '@crossload/contract';
import {
	activityState,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	instantOf,
	isCancelled,
	textOrNull,
} from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import {
	type ActivityState,
	activityRows,
	findActivity,
	listActivities,
	loggedActivity,
	loggedState,
	stateOf,
	unlinkVehicle,
	updateActualTimes,
} from './activity.store.ts';
import { expectReferences } from './activity-references.ts';
import {
	type ActivityRules,
	CLOCK_SKEW,
	cancellationFault,
	changedState,
	EMPTY_ACTIVITY,
	expectNear,
	expectPast,
	expectValidBody,
	instantSent,
	newState,
	readRules,
} from './activity-rules.ts';

/** Plans an activity. Throws Invalid for times that will not do and for missing references. */
export async function createActivity(work: Work, body: ActivityCreate): Promise<Activity> {
	const state = newState(body, await readRules(work.trx, work.at));
	await expectReferences(work.trx, state);
	return await activityOf(work, await addActivity(work, state));
}

/** Adds an activity that is known to keep the rules; returns its id. */
export async function addActivity(work: Work, state: ActivityState): Promise<number> {
	const id = await activityRows.insert(work.trx, state);
	work.record({ entity: 'activity', id, before: null, after: loggedState({ ...state, version: 1 }) });
	return id;
}

/** Changes an activity; absent fields stay, null clears. Throws Invalid, NotFound, Conflict for an older version. */
export async function changeActivity(work: Work, id: number, body: ActivityUpdate): Promise<Activity> {
	const rules = await readRules(work.trx, work.at);
	const stored = await findActivity(work.trx, id);
	if (!stored) await expectValid(work, body, rules);
	const shown = expectFound(stored, 'This activity');
	const before = stateOf(shown);
	const state = changedState(before, body, rules);
	await expectReferences(work.trx, state);
	expectVersion(body.version, shown);
	const fault = cancellationFault(before, state);
	if (fault !== null) throw new Conflict(fault);
	if (isEmptyPatch(body)) return shown;
	await activityRows.update(work.trx, id, state);
	return await recordActivity(work, shown);
}

/**
 * The activity has started, now or at a given time. Throws Conflict when it has already, has no planned start, or was
 * changed meanwhile, and Invalid for a time that nobody can mean.
 */
export async function startActivity(work: Work, id: number, { at, version }: Occurrence): Promise<Activity> {
	const { instant: started, shown } = await occurrence(work, id, at);
	const before = stateOf(shown);
	expectNotCancelled(before);
	if (activityState(before) === 'done')
		throw new Conflict(`This activity is done already, since ${clock(before.end)}.`);
	if (before.start !== null) throw new Conflict(`This activity was started already, at ${clock(before.start)}.`);
	if (before.planned_start === null) throw new Conflict('This activity has no planned start; mark it done instead.');
	expectVersion(version, shown);
	return await recordTimes(work, shown, { start: festivalTimeOf(started), end: null });
}

/**
 * The activity is done, started or not. Throws Conflict when it is done already or was changed meanwhile, Invalid for an
 * end before its start and for a time that nobody can mean.
 */
export async function endActivity(work: Work, id: number, { at, version }: Occurrence): Promise<Activity> {
	const { instant: ended, shown } = await occurrence(work, id, at);
	const before = stateOf(shown);
	const end = festivalTimeOf(at === undefined ? notBefore(before.start, ended) : ended);
	if (at !== undefined && before.start !== null && ended < instantOf(before.start)) {
		throw Invalid.field('at', `The end is before the start at ${clock(before.start)}`);
	}
	expectNotCancelled(before);
	if (before.end !== null) throw new Conflict(`This activity is done already, since ${clock(before.end)}.`);
	if (before.planned_end === null) throw new Conflict('This activity has no planned end; edit it instead.');
	expectVersion(version, shown);
	return await recordTimes(work, shown, { start: before.start, end });
}

/**
 * The activity does not take place, for a reason if one is given (PLAN.md, CXL-01). Throws NotFound, and Conflict when it
 * is done, cancelled already or was changed meanwhile.
 */
export async function cancelActivity(work: Work, id: number, { reason, version }: Cancellation): Promise<Activity> {
	const shown = await activityOf(work, id);
	expectNotCancelled(shown);
	if (shown.end !== null) throw new Conflict(`This activity is done already, since ${clock(shown.end)}.`);
	expectVersion(version, shown);
	const cancel_reason = textOrNull(reason ?? null);
	await activityRows.update(work.trx, id, { ...stateOf(shown), cancelled: festivalTimeOf(work.at), cancel_reason });
	return await recordActivity(work, shown);
}

/** The activity takes place after all. Throws NotFound, and Conflict when it is not cancelled or was changed meanwhile. */
export async function restoreActivity(work: Work, id: number, { version }: Restoration): Promise<Activity> {
	const shown = await activityOf(work, id);
	if (!isCancelled(shown)) throw new Conflict('This activity is not cancelled.');
	expectVersion(version, shown);
	await activityRows.update(work.trx, id, { ...stateOf(shown), cancelled: null, cancel_reason: null });
	return await recordActivity(work, shown);
}

/** Removes an activity. Throws NotFound. */
export async function removeActivity(work: Work, id: number): Promise<void> {
	const before = loggedActivity(await activityOf(work, id));
	await activityRows.remove(work.trx, id);
	work.record({ entity: 'activity', id, before, after: null });
}

/** Takes a vehicle out of all its activities, each a change of its own. */
export async function removeVehicleFromActivities(work: Work, vehicleId: number): Promise<void> {
	const left = await listActivities(work.trx, { vehicleId });
	await unlinkVehicle(work.trx, vehicleId);
	for (const activity of left) {
		const before = loggedActivity(activity);
		const vehicleIds = before.vehicleIds.filter((id) => id !== vehicleId);
		const after = { ...before, vehicleIds, version: before.version + 1 };
		work.record({ entity: 'activity', id: activity.id, before, after });
	}
}

/** Writes what really happened. Nothing else of the activity is another, so it is not read again. */
async function recordTimes(work: Work, shown: Activity, times: Pick<Activity, 'start' | 'end'>): Promise<Activity> {
	await updateActualTimes(work.trx, shown.id, times);
	const after = { ...shown, ...times, version: shown.version + 1 };
	work.record({ entity: 'activity', id: shown.id, before: loggedActivity(shown), after: loggedActivity(after) });
	return after;
}

async function recordActivity(work: Work, shown: Activity): Promise<Activity> {
	const after = await activityOf(work, shown.id);
	work.record({ entity: 'activity', id: shown.id, before: loggedActivity(shown), after: loggedActivity(after) });
	return after;
}

async function activityOf(work: Work, id: number): Promise<Activity> {
	return expectFound(await findActivity(work.trx, id), 'This activity');
}

/** When it happened, and to what. A time that nobody can mean is reported before an unknown id and before the state (API-10). */
async function occurrence(work: Work, id: number, at: string | undefined) {
	const stored = await findActivity(work.trx, id);
	const instant = at === undefined ? work.at : instantSent(at);
	expectPast('at', instant, work.at);
	expectNear('at', festivalTimeOf(instant), { plan: stored ?? EMPTY_ACTIVITY, now: work.at });
	return { instant, shown: expectFound(stored, 'This activity') };
}

/** Throws Invalid for a body that is wrong whichever activity it changes. */
async function expectValid(work: Work, body: ActivityUpdate, rules: ActivityRules): Promise<void> {
	expectValidBody(body, rules);
	await expectReferences(work.trx, body);
}

/** Now, or the start that a device whose clock runs a little fast has sent. */
function notBefore(start: FestivalTime | null, now: Instant): Instant {
	const started = start === null ? now : instantOf(start);
	return started > now && started <= now + CLOCK_SKEW ? started : now;
}

function expectNotCancelled(activity: Pick<ActivityState, 'cancelled'>): void {
	if (!isCancelled(activity)) return;
	throw new Conflict(`This activity was cancelled at ${clock(activity.cancelled)}. Restore it first.`);
}

/** Festival time, to be read by people. */
function clock(time: FestivalTime | null): string {
	return time === null ? 'an unknown time' : time.slice(11, 16);
}
