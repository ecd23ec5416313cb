import { personCalls } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listPersons } from './person.store.ts';

/** A person shows nothing but themselves. */
export const personLive: LiveSource = {
	entity: 'person',
	list: personCalls.list,
	rows: (db, ids) => listPersons(db, ids),
	compare: compareByName,
	affected: async (_db, change) => own(change, 'person'),
};
