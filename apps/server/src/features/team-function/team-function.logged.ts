import type { TeamFunction } from '@crossload/contract';
import type { Right } from '@crossload/domain';
import { fieldChanges } from '../change/field-changes.ts';
import { byId, loggedEntity, type RowChange } from '../change/logged-entity.ts';
import {
	deleteTeamFunction,
	insertTeamFunction,
	listTeamFunctions,
	loggedTeamFunction,
	replaceMembers,
	updateTeamFunction,
} from './team-function.store.ts';

/** A team function as the change log keeps it. */
interface TeamFunctionState extends Omit<TeamFunction, 'activeMembers'> {
	readonly personIds: readonly number[];
}

export const teamFunctionLogged = loggedEntity<TeamFunctionState>({
	entity: 'team_function',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listTeamFunctions(db, ids), loggedTeamFunction),
	rightsToUndo: rightsFor,
	undo: {
		references: ({ personIds, stageIds }) => [
			['person', personIds],
			['stage', stageIds],
		],
		insert: async (trx, state, identity) => {
			await insertTeamFunction(trx, state, identity);
			await replaceMembers(trx, identity.id, state.personIds);
		},
		update: async (trx, id, state) => {
			await updateTeamFunction(trx, id, state);
			await replaceMembers(trx, id, state.personIds);
		},
		remove: deleteTeamFunction,
	},
});

/** Who is in charge is assigned; all else, and that there is such a function, is written. */
function rightsFor(change: RowChange<TeamFunctionState>): readonly (readonly Right[])[] {
	const changed = fieldChanges(change).map(({ field }) => field);
	const isAssigned = changed.includes('personIds');
	const isWritten = !change.before || !change.after || changed.some((field) => field !== 'personIds');
	return [...(isWritten ? [['function:write'] as const] : []), ...(isAssigned ? [['function:assign'] as const] : [])];
}
