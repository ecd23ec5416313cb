import { userCalls } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listUsers } from './user.store.ts';

/** A user shows nothing but themselves. */
export const userLive: LiveSource = {
	entity: 'user',
	list: userCalls.list,
	rows: (db, ids) => listUsers(db, ids),
	compare: compareByName,
	affected: async (_db, change) => own(change, 'user'),
};
