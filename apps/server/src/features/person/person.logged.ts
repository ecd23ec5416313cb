import type { Person } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { countPersonUses, listPersons, personRows } from './person.store.ts';

export const personLogged = loggedEntity<Person>({
	entity: 'person',
	readableWith: 'person:read',
	requires: { tel: 'phone:read' },
	states: async (db, ids) => byId(await listPersons(db, ids), (person) => person),
	undo: {
		isInUse: async (db, id) => Object.values(await countPersonUses(db, id)).some((count) => count > 0),
		...personRows,
	},
});
