import { personCalls } from '@crossload/contract';
import { type Route, read, write } from '../../http/route.ts';
import { changePerson, createPerson, removePerson } from './person.service.ts';
import { listPersons, listPersonsIn } from './person.store.ts';

export const personRoutes: readonly Route[] = [
	read(personCalls.list, (db) => listPersons(db)),
	read(personCalls.team, (db) => listPersonsIn(db, 'Team')),
	read(personCalls.production, async (db) =>
		(await listPersonsIn(db, 'Production')).map(({ id, name, tel }) => ({ id, name, tel })),
	),
	write(personCalls.create, (work, { body }) => createPerson(work, body)),
	write(personCalls.update, (work, { id, body }) => changePerson(work, id, body)),
	write(personCalls.remove, async (work, { id }) => void (await removePerson(work, id))),
];
