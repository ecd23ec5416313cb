import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listUsers, loggedUser } from './user.store.ts';

export const userLogged = loggedEntity({
	entity: 'user',
	readableWith: 'user:write',
	states: async (db, ids) => byId(await listUsers(db, ids), loggedUser),
	// A changed password cannot come back, and a role that was taken away was meant to be.
	undo: null,
});
