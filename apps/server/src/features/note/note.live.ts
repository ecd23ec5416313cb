import { type Note, noteCalls } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { hasChanged, type LiveSource, type LoggedChange, own } from '../../live/live-source.ts';
import { compareNotes, listNoteIdsAbout, listNotes } from './note.store.ts';

/** A note shows the names of what it is about. */
export const noteLive: LiveSource = {
	entity: 'note',
	list: noteCalls.list,
	rows: (db, ids) => listNotes(db, { ids }),
	compare: (a, b) => compareNotes(a as Note, b as Note),
	affected: async (db, change) => [...own(change, 'note'), ...(await about(db, change))],
};

async function about(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (!hasChanged(change, 'name', 'color')) return [];
	if (entity === 'stage') return await listNoteIdsAbout(db, 'stage_id', id);
	if (entity === 'position') return await listNoteIdsAbout(db, 'position_id', id);
	return entity === 'band' ? await listNoteIdsAbout(db, 'band_id', id) : [];
}
