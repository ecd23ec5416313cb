import { watchCalls } from '@crossload/contract';
import { type Route, readUncached, write } from '../../http/route.ts';
import { changeWatch } from './watch.service.ts';
import { findWatch } from './watch.store.ts';

export const watchRoutes: readonly Route[] = [
	readUncached(watchCalls.get, (db, { userId }) => findWatch(db, userId)),
	write(watchCalls.change, (work, { body, session }) => changeWatch(work, session.user.id, body)),
];
