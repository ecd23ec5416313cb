import { teamFunctionCalls } from '@crossload/contract';
import { hasChanged, type LiveSource, own } from '../../live/live-source.ts';
import { listTeamFunctions } from './team-function.store.ts';

/** A team function shows its members with their numbers. */
export const teamFunctionLive: LiveSource = {
	entity: 'team_function',
	list: teamFunctionCalls.list,
	rows: async (db, ids) => (await listTeamFunctions(db)).filter(({ id }) => ids.includes(id)),
	affected: async (db, change) => {
		if (change.entity !== 'person' || !hasChanged(change, 'name', 'tel')) return own(change, 'team_function');
		const query = db.selectFrom('team_function_member').select('team_function_id');
		const rows = await query.where('person_id', '=', change.id).execute();
		return rows.map(({ team_function_id }) => team_function_id);
	},
};
