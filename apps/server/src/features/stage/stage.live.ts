import { stageCalls } from '@crossload/contract';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listStages } from './stage.store.ts';

/** A stage shows nothing but itself. */
export const stageLive: LiveSource = {
	entity: 'stage',
	list: stageCalls.list,
	rows: async (db, ids) => (await listStages(db)).filter(({ id }) => ids.includes(id)),
	affected: async (_db, change) => own(change, 'stage'),
};
