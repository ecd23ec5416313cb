import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listUsers, loggedUser } from './user.store.ts';

export const userLogged = loggedEntity({
	entity: 'user',
	readableWith: 'user:write',
	states: async (db, ids) => byId(await listUsers(db, ids), loggedUser),
	rightsToUndo: () => [['user:write']],
	// A password that was changed cannot come back, and whoever lost a role was meant to.
	undo: null,
});
