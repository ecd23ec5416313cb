import { type Activity, type Batch, type BatchResult, type BatchUpdate, MAX_BATCH_ENTRIES } from '@crossload/contract';
import { festivalTimeOf, type Instant, textOrNull } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Trx } from '../../db/database.ts';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import { idsOf } from '../../db/rows.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, Invalid } from '../../errors/domain-errors.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { type ActivityState, activityRows, loggedActivity, stateOf } from '../activity/activity.store.ts';
import { referencesOf } from '../activity/activity-references.ts';
import {
	type ActivityRules,
	cancellationFault,
	changedState,
	expectValidBody,
	newState,
	readRules,
} from '../activity/activity-rules.ts';
import { deleteActivities, findActivities, presentActivities, typesOfBands } from '../activity/activity-set.store.ts';

type Present = ReadonlyMap<number, Activity>;

/** Faults in one response, at most. */
const MAX_FAULTS = 50;

const OVERTAKEN = 'Someone else has changed some of these meanwhile.';

const ADDED = 'Someone else has added some of these meanwhile.';

/** What is to be written once everything is known to be good. */
interface Planned {
	readonly created: readonly ActivityState[];
	/** By id, in the order of the entries. */
	readonly changed: ReadonlyMap<number, ActivityState>;
	/** By the path of the field. */
	readonly faults: Record<string, string>;
	readonly references: Record<string, Reference>;
}

/**
 * Creates, changes and removes activities, all or none (PLAN.md, PLAN-10 and PLAN-11). Throws Invalid naming every faulty
 * field by its path, and Conflict with the activities that others have changed or removed.
 */
export async function applyBatch(work: Work, batch: Batch): Promise<BatchResult> {
	const { create = [], update = [], remove = [], assumes = [] } = batch;
	expectSize(create.length + update.length + remove.length);
	expectOnce({ update, remove });
	const present = await findActivities(
		work.trx,
		[...update, ...remove].map(({ id }) => id),
	);
	const planned = planOf(batch, present, await readRules(work.trx, work.at));
	const missing = await missingReferences(work.trx, planned.references);
	throwFirst({ ...planned.faults, ...missing });
	await expectCurrent(work, { update, remove, assumes, present, planned });
	const edited = update.filter((entry) => !isEmptyPatch(withoutId(entry))).map(({ id }) => id);
	if (create.length + edited.length + remove.length === 0) throw new Invalid('There is nothing to do.');
	const createdIds = await activityRows.insertMany(work.trx, planned.created);
	await activityRows.updateMany(
		work.trx,
		edited.flatMap((id) => nextState(id, planned, present)),
	);
	await deleteActivities(
		work.trx,
		remove.map(({ id }) => id),
	);
	const activities = await recordBatch(work, { created: createdIds, update, edited, remove, present });
	return { revision: (await latestRevision(work.trx)) + 1, activities };
}

function expectSize(entries: number): void {
	if (entries === 0) throw new Invalid('There is nothing to do.');
	if (entries > MAX_BATCH_ENTRIES) throw new Invalid(`A batch has at most ${MAX_BATCH_ENTRIES} entries together.`);
}

function expectOnce(lists: Readonly<Record<string, readonly { readonly id: number }[]>>): void {
	const seen = new Set<number>();
	const faults: Record<string, string> = {};
	for (const [list, entries] of Object.entries(lists)) {
		for (const [index, { id }] of entries.entries()) {
			if (seen.has(id)) faults[`${list}.${index}.id`] = 'This activity comes twice';
			seen.add(id);
		}
	}
	throwFirst(faults);
}

function throwFirst(faults: Readonly<Record<string, string>>): void {
	Invalid.throwIfAny(Object.fromEntries(Object.entries(faults).slice(0, MAX_FAULTS)));
}

function planOf({ create = [], update = [] }: Batch, present: Present, rules: ActivityRules): Planned {
	const changed = new Map<number, ActivityState>();
	const [faults, references]: [Planned['faults'], Planned['references']] = [{}, {}];
	const created = create.flatMap((entry, index) => {
		const prefix = `create.${index}.`;
		Object.assign(references, referencesOf(entry, prefix));
		return collecting(faults, prefix, () => newState(entry, rules));
	});
	for (const [index, entry] of update.entries()) {
		const prefix = `update.${index}.`;
		Object.assign(references, referencesOf(entry, prefix));
		const shown = present.get(entry.id);
		const [state] = collecting(faults, prefix, () => {
			if (shown) return withCancellation(changedState(stateOf(shown), entry, rules), entry, rules.now);
			expectValidBody(entry, rules);
			return null;
		});
		if (state) changed.set(entry.id, state);
	}
	return { created, changed, faults, references };
}

/** What is worked out, or nothing where that is refused: what is wrong is noted behind the entry's path. */
function collecting<T>(faults: Record<string, string>, prefix: string, work: () => T): T[] {
	try {
		return [work()];
	} catch (error) {
		if (!(error instanceof Invalid)) throw error;
		for (const [field, fault] of Object.entries(error.details.fields ?? {})) faults[prefix + field] = fault;
		return [];
	}
}

/** Cancelled since now if it was not before; the reason goes with it. */
function withCancellation(state: ActivityState, entry: BatchUpdate, now: Instant): ActivityState {
	const { cancelled = state.cancelled !== null, cancel_reason } = entry;
	if (!cancelled) return { ...state, cancelled: null, cancel_reason: null };
	const reason = cancel_reason === undefined ? state.cancel_reason : textOrNull(cancel_reason);
	return { ...state, cancelled: state.cancelled ?? festivalTimeOf(now), cancel_reason: reason };
}

type Checked = Required<Pick<Batch, 'update' | 'remove' | 'assumes'>> & { present: Present; planned: Planned };

/**
 * Throws Conflict with every activity that is gone, was changed meanwhile, or cannot be cancelled or done any more, and
 * with those that `create` did not know of.
 */
async function expectCurrent({ trx }: Work, { update, remove, assumes, present, planned }: Checked): Promise<void> {
	const conflicts = [...update, ...remove].flatMap(({ id, version }) => {
		const [shown, state] = [present.get(id), planned.changed.get(id)];
		if (!shown || (version !== undefined && version !== shown.version)) return [{ id, fault: OVERTAKEN }];
		const fault = state ? cancellationFault(stateOf(shown), state) : null;
		return fault === null ? [] : [{ id, fault }];
	});
	const added = await addedSince(trx, assumes);
	const first = conflicts.find(({ fault }) => fault === OVERTAKEN) ?? conflicts[0];
	const fault = first?.fault ?? (added.length > 0 ? ADDED : null);
	if (fault === null) return;
	const ids = new Set([...conflicts.map(({ id }) => id), ...added]);
	throw new Conflict(`${fault} Nothing was written.`, { overtaken: await presentActivities(trx, [...ids]) });
}

/** The ids of the activities of those bands and types of which there are more than was assumed. */
async function addedSince(trx: Trx, assumes: Checked['assumes']): Promise<number[]> {
	const keyOf = (bandId: number | null, typeId: string) => `${bandId} ${typeId}`;
	const bandIds = new Set(assumes.map(({ bandId }) => bandId));
	const found = await typesOfBands(trx, [...bandIds]);
	const byBandAndType = Map.groupBy(found, ({ band_id, type_id }) => keyOf(band_id, type_id));
	return assumes.flatMap(({ bandId, activityTypeId, atMost }) => {
		const there = byBandAndType.get(keyOf(bandId, activityTypeId)) ?? [];
		return there.length > atMost ? idsOf(there) : [];
	});
}

function withoutId({ id: _, ...entry }: BatchUpdate) {
	return entry;
}

function nextState(id: number, { changed }: Planned, present: Present) {
	const [state, shown] = [changed.get(id), present.get(id)];
	return state && shown ? [{ id, state, version: shown.version + 1 }] : [];
}

interface Written extends Pick<Checked, 'update' | 'remove' | 'present'> {
	readonly created: readonly number[];
	readonly edited: readonly number[];
}

/** Notes every change; returns what was created and what was named to be changed, in order. */
async function recordBatch(work: Work, { created, update, edited, remove, present }: Written): Promise<Activity[]> {
	const ids = [...created, ...update.map(({ id }) => id)];
	const after = await findActivities(work.trx, ids);
	const stateIn = (activities: Present, id: number) => {
		const activity = activities.get(id);
		return activity ? loggedActivity(activity) : null;
	};
	for (const id of [...created, ...edited]) {
		work.record({ entity: 'activity', id, before: stateIn(present, id), after: stateIn(after, id) });
	}
	for (const { id } of remove) work.record({ entity: 'activity', id, before: stateIn(present, id), after: null });
	return ids.flatMap((id) => after.get(id) ?? []);
}
