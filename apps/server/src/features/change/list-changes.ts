import { type LoggedRevision, MAX_CHANGE_ENTRIES, MAX_ID } from '@crossload/contract';
import { festivalTimeOf, holds, mayUndo } from '@crossload/domain';
import { loggedStateIn } from '../../db/added-fields.ts';
import { changesOfRevisions, type LoggedState, listRevisions, otherChangesOf } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { namedReference } from '../../db/rows.ts';
import { fieldChanges } from './field-changes.ts';
import { LOGGED_ENTITIES, sourceOf } from './logged-entities.ts';
import { type LoggedEntity, namesOfStates } from './logged-entity.ts';

/** Revisions returned unless said otherwise. */
const USUAL_LIMIT = 50;

type LogRow = Awaited<ReturnType<typeof changesOfRevisions>>[number];
type Entry = LoggedRevision['entries'][number];

/**
 * What happened, latest first, of what the reader may read: the entities whose lists they may see, and of these no field
 * that is not for them (PLAN.md, PLAN-13).
 */
export async function listChanges(
	db: Db,
	{ before, limit }: { readonly before?: string; readonly limit?: string },
	permissions: readonly string[],
): Promise<LoggedRevision[]> {
	const readable = Object.values(LOGGED_ENTITIES).filter(({ readableWith }) => holds(permissions, readableWith));
	const entities = [...readable.map(({ entity }) => entity), 'restore' as const];
	// Beyond the largest revision that PostgreSQL takes there is none.
	const upTo = Math.min(Number(before ?? MAX_ID), MAX_ID);
	const revisions = await listRevisions(db, { before: upTo, limit: Number(limit ?? USUAL_LIMIT), entities });
	const filter = { entities, upTo: MAX_CHANGE_ENTRIES };
	const rows = await changesOfRevisions(db, revisions, filter);
	const entries = await entriesOf(db, rows, permissions);
	const others = Map.groupBy(await otherChangesOf(db, revisions, filter), ({ revision }) => revision);
	return [...Map.groupBy(rows, ({ revision }) => revision)].map(([revision, its]) => {
		const unseen = (others.get(revision) ?? []).map((other) => ({ ...other, fields: null }));
		const seen = its.map((row) => ({ ...row, fields: (entries.get(row)?.changes ?? []).map(({ field }) => field) }));
		const isUndoable = mayUndo(permissions, [...unseen, ...seen]);
		return { ...revisionOf(its, entries), ...(!isUndoable && { undoable: false }) };
	});
}

function revisionOf(rows: readonly LogRow[], entries: ReadonlyMap<LogRow, Entry>): LoggedRevision {
	const [first] = rows;
	if (!first) throw new RangeError('A revision without changes');
	const shown = rows.slice(0, MAX_CHANGE_ENTRIES);
	return {
		revision: first.revision,
		at: festivalTimeOf(first.at),
		actor: namedReference(first.actor_id, first.actor_name),
		undoes: first.undoes,
		entries: shown.flatMap((row) => entries.get(row) ?? []),
		...(rows.length > shown.length && { more: true }),
	};
}

async function entriesOf(db: Db, rows: readonly LogRow[], permissions: readonly string[]): Promise<Map<LogRow, Entry>> {
	const entries = new Map<LogRow, Entry>();
	for (const [entity, its] of Map.groupBy(rows, (row) => row.entity)) {
		const source = sourceOf(entity);
		const states = its.map(({ before, after }) => ({
			before: loggedStateIn(entity, before),
			after: loggedStateIn(entity, after),
		}));
		const names = await namesOf(db, source, states);
		for (const [index, row] of its.entries()) {
			const { entity_id: id, action } = row;
			const { before = null, after = null } = states[index] ?? {};
			const shown = { before: before && shownIn(source, before), after: after && shownIn(source, after) };
			const changes = fieldChanges(shown).map((change) =>
				isVisible(source, change.field, permissions) ? change : { ...change, before: null, after: null },
			);
			const last = after ?? before;
			const shownId = (last && source?.keyOf?.(last)) ?? id;
			entries.set(row, { entity, id: shownId, name: names[index] ?? '', action, changes });
		}
	}
	return entries;
}

function shownIn(source: LoggedEntity | undefined, state: LoggedState): LoggedState {
	return source?.shown?.(state) ?? state;
}

function isVisible(source: LoggedEntity | undefined, field: string, permissions: readonly string[]): boolean {
	const right = source?.requires?.[field];
	return right === undefined || holds(permissions, right);
}

/** What each row is called: as the change left it, or as it was when it went. */
async function namesOf(
	db: Db,
	source: LoggedEntity | undefined,
	states: readonly { readonly before: LoggedState | null; readonly after: LoggedState | null }[],
): Promise<readonly string[]> {
	if (!source) return states.map(() => 'Restore');
	const last = states.map(({ before, after }) => after ?? before ?? {});
	return await namesOfStates(db, source, last);
}
