import { festivalTimeOf } from '@crossload/domain';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { type AcceptanceState, acceptanceRows, listAcceptances, loggedAcceptance } from './acceptance.store.ts';

/** That a finding is accepted. One that comes back by undo lapses at once where its finding has gone or is longer now. */
export const acceptanceLogged = loggedEntity<AcceptanceState>({
	entity: 'finding',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listAcceptances(db, ids), loggedAcceptance),
	names: async (_db, states) => states.map(({ text }) => text),
	keyOf: ({ key }) => key,
	shown: ({ note, at, actor }) => ({ note, at: festivalTimeOf(at), actor }),
	undo: acceptanceRows,
});
