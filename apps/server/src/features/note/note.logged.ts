import { festivalTimeOf } from '@crossload/domain';
import { loggedEntity } from '../change/logged-entity.ts';
import { listLoggedNotes, type NoteState, noteRows } from './note.store.ts';

/** Characters of a note's text that it is called by. */
const MAX_NAME_LENGTH = 80;

export const noteLogged = loggedEntity<NoteState>({
	entity: 'note',
	readableWith: 'festival:read',
	states: async (db, ids) => new Map((await listLoggedNotes(db, ids)).map(({ id, state }) => [id, state])),
	names: async (_db, states) => states.map(({ text }) => [...text].slice(0, MAX_NAME_LENGTH).join('')),
	shown: (state) => ({ ...state, at: festivalTimeOf(state.at) }),
	undo: noteRows,
});
