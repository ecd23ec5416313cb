import { personCalls } from '@crossload/contract';
import { type LiveSource, own } from '../../live/live-source.ts';
import { listPersons } from './person.store.ts';

/** A person shows nothing but themselves. */
export const personLive: LiveSource = {
	entity: 'person',
	list: personCalls.list,
	rows: async (db, ids) => (await listPersons(db)).filter(({ id }) => ids.includes(id)),
	affected: async (_db, change) => own(change, 'person'),
};
