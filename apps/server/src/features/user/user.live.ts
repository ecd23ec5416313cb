import { userCalls } from '@crossload/contract';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listUsers } from './user.store.ts';

/** A user shows nothing but themselves. */
export const userLive: LiveSource = {
	entity: 'user',
	list: userCalls.list,
	rows: async (db, ids) => (await listUsers(db)).filter(({ id }) => ids.includes(id)),
	affected: async (_db, change) => own(change, 'user'),
};
