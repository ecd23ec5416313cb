import type { TeamFunction } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listTeamFunctions, loggedTeamFunction, replaceMembers, teamFunctionRows } from './team-function.store.ts';

/** A team function as the change log keeps it. */
interface TeamFunctionState extends Omit<TeamFunction, 'activeMembers'> {
	readonly personIds: readonly number[];
}

export const teamFunctionLogged = loggedEntity<TeamFunctionState>({
	entity: 'team_function',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listTeamFunctions(db, ids), loggedTeamFunction),
	undo: {
		references: ({ personIds, stageIds }) => [
			['person', personIds],
			['stage', stageIds],
		],
		insert: async (trx, state, identity) => {
			await teamFunctionRows.insert(trx, state, identity);
			await replaceMembers(trx, identity.id, state.personIds);
		},
		update: async (trx, id, state) => {
			await teamFunctionRows.update(trx, id, state);
			await replaceMembers(trx, id, state.personIds);
		},
		remove: teamFunctionRows.remove,
	},
});
