import { changeCalls } from '@crossload/contract';
import { sessionOf } from '../../http/authorize.ts';
import { type Route, readUncached, write } from '../../http/route.ts';
import { undoRevision } from './change.service.ts';
import { listChanges } from './list-changes.ts';

export const changeRoutes: readonly Route[] = [
	readUncached(changeCalls.list, (db, { query, permissions }) => listChanges(db, query, permissions)),
	write(changeCalls.undo, (work, { id }, permissions: readonly string[]) => undoRevision(work, id, permissions), {
		prepare: async (_input, request) => sessionOf(request).user.permissions,
	}),
];
