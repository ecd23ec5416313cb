import type { Note } from '@crossload/contract';
import { festivalTimeOf, type Instant } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { idsOf, namedReference, type RowOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';
import { stageReferenceOf } from '../activity/activity-brief.store.ts';

/** A note's own fields, references as ids: what is written and what the change log keeps. */
export interface NoteState {
	readonly at: Instant;
	readonly actor: { readonly id: number; readonly name: string } | null;
	readonly text: string;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly bandId: number | null;
}

/** Which notes are asked for: all, some, or those of a time and later. */
interface NoteFilter {
	readonly ids?: readonly number[] | undefined;
	readonly since?: Instant;
}

/** Order of notes: latest first. */
export function compareNotes(a: Pick<Note, 'id' | 'at'>, b: Pick<Note, 'id' | 'at'>): number {
	if (a.at !== b.at) return a.at < b.at ? 1 : -1;
	return b.id - a.id;
}

/** Notes with the names of what they are about, latest first. */
export async function listNotes(db: Db, filter: NoteFilter = {}): Promise<Note[]> {
	const rows = await selectNotes(db, filter)
		.leftJoin('stage', 'stage.id', 'note.stage_id')
		.leftJoin('position', 'position.id', 'note.position_id')
		.leftJoin('band', 'band.id', 'note.band_id')
		.select(['stage.name as stage_name', 'stage.color as stage_color'])
		.select(['position.name as position_name', 'band.name as band_name'])
		.execute();
	return rows
		.map((row) => ({
			id: row.id,
			at: festivalTimeOf(row.at),
			actor: namedReference(row.actor_id, row.actor_name),
			text: row.text,
			stage: stageReferenceOf(row),
			position: namedReference(row.position_id, row.position_name),
			band: namedReference(row.band_id, row.band_name),
		}))
		.sort(compareNotes);
}

/** Notes as the change log keeps them, with their ids. */
export async function listLoggedNotes(db: Db, ids?: readonly number[]) {
	const rows = await selectNotes(db, { ids }).execute();
	return rows.map((row) => ({ id: row.id, state: { ...stateOfRow(row), version: row.version } }));
}

/** How notes are written. */
export const noteRows = versionedRows('note', columnsOf);

/** The ids of the notes about a stage, a position or a band. */
export async function listNoteIdsAbout(
	db: Db,
	column: 'stage_id' | 'position_id' | 'band_id',
	id: number,
): Promise<number[]> {
	return idsOf(await db.selectFrom('note').select('id').where(column, '=', id).execute());
}

function selectNotes(db: Db, { ids, since }: NoteFilter) {
	let query = db.selectFrom('note').selectAll('note');
	if (ids) query = query.where('note.id', 'in', ids);
	if (since !== undefined) query = query.where('note.at', '>=', since);
	return query;
}

type NoteRow = RowOf<typeof selectNotes>;

function stateOfRow(row: NoteRow): NoteState {
	const { at, text, stage_id: stageId, position_id: positionId, band_id: bandId } = row;
	return { at, actor: namedReference(row.actor_id, row.actor_name), text, stageId, positionId, bandId };
}

function columnsOf({ at, actor, text, stageId, positionId, bandId }: NoteState) {
	const by = { actor_id: actor?.id ?? null, actor_name: actor?.name ?? null };
	return { at, ...by, text, stage_id: stageId, position_id: positionId, band_id: bandId };
}
