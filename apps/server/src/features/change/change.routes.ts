import { changeCalls } from '@crossload/contract';
import { type Route, readUncached, write } from '../../http/route.ts';
import { undoRevision } from './change.service.ts';
import { listChanges } from './list-changes.ts';

export const changeRoutes: readonly Route[] = [
	readUncached(changeCalls.list, (db, { query, permissions }) => listChanges(db, query, permissions)),
	write(changeCalls.undo, (work, { id, session }) => undoRevision(work, id, session.user.permissions)),
];
