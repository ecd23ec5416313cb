import { stageCalls } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listStages } from './stage.store.ts';

/** A stage shows nothing but itself. */
export const stageLive: LiveSource = {
	entity: 'stage',
	list: stageCalls.list,
	rows: (db, ids) => listStages(db, ids),
	compare: compareByName,
	affected: async (_db, change) => own(change, 'stage'),
};
