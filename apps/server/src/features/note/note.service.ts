import type { Note, NoteCreate } from '@crossload/contract';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, Invalid } from '../../errors/domain-errors.ts';
import { listNotes, type NoteState, noteRows } from './note.store.ts';

/** Notes something. Throws Invalid for a stage, position or band that does not exist. */
export async function createNote(work: Work, body: NoteCreate): Promise<Note> {
	const { text, stageId = null, positionId = null, bandId = null } = body;
	Invalid.throwIfAny(
		await missingReferences(work.trx, {
			stageId: ['stage', stageId],
			positionId: ['position', positionId],
			bandId: ['band', bandId],
		}),
	);
	const state: NoteState = { at: work.at, actor: work.actor, text, stageId, positionId, bandId };
	const id = await noteRows.insert(work.trx, state);
	work.record({ entity: 'note', id, before: null, after: { ...state, version: 1 } });
	const [note] = await listNotes(work.trx, { ids: [id] });
	return expectFound(note, 'This note');
}
