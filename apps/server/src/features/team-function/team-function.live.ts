import { teamFunctionCalls } from '@crossload/contract';
import { hasChanged, type LiveSource, own } from '../../live/live-source.ts';
import { compareByOrder, listTeamFunctionIdsOf, listTeamFunctions } from './team-function.store.ts';

/** A team function shows its members with their numbers. */
export const teamFunctionLive: LiveSource = {
	entity: 'team_function',
	list: teamFunctionCalls.list,
	rows: (db, ids) => listTeamFunctions(db, ids),
	compare: compareByOrder,
	affected: async (db, change) => {
		if (change.entity !== 'person' || !hasChanged(change, 'name', 'tel')) return own(change, 'team_function');
		return await listTeamFunctionIdsOf(db, change.id);
	},
};
