import { noteCalls } from '@crossload/contract';
import { parseInstant } from '@crossload/domain';
import { type Route, readUncached, write } from '../../http/route.ts';
import { createNote } from './note.service.ts';
import { listNotes } from './note.store.ts';

export const noteRoutes: readonly Route[] = [
	readUncached(noteCalls.list, (db, { query }) => {
		const since = query.since === undefined ? null : parseInstant(query.since);
		return listNotes(db, since === null ? {} : { since });
	}),
	write(noteCalls.create, (work, { body }) => createNote(work, body)),
];
