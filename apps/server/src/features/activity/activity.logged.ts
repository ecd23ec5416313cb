import type { ActivityType } from '@crossload/contract';
import { clearDisallowed, instantOf, isCancelled, plannedTimesFault } from '@crossload/domain';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { activityRows, type LoggedActivity, listActivities, loggedActivity, stateInLog } from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';
import { activityNames } from './activity-name.store.ts';
import { presentActivities } from './activity-set.store.ts';

export const activityLogged = loggedEntity<LoggedActivity>({
	entity: 'activity',
	readableWith: 'festival:read',
	states: async (db, ids) => byId(await listActivities(db, ids && { ids }), loggedActivity),
	names: activityNames,
	shown: (state) => ({ ...stateInLog(state) }),
	undo: {
		references: ({ bandId, stageId, positionId, vehicleIds }) => [
			['band', [bandId]],
			['stage', [stageId]],
			['position', [positionId]],
			['vehicle', vehicleIds],
		],
		forbidden: async (db, states) => {
			const types = new Map((await listActivityTypes(db)).map((type) => [type.id, type]));
			return [...states].filter(([, state]) => !isValidState(state, types.get(state.activityTypeId))).map(([id]) => id);
		},
		conflicts: presentActivities,
		insert: (trx, state, identity) => activityRows.insert(trx, stateInLog(state), identity),
		update: (trx, id, state) => activityRows.update(trx, id, stateInLog(state)),
		remove: activityRows.remove,
	},
});

/** Whether old values and those that others have set since make an activity that could be written by hand. */
function isValidState(logged: LoggedActivity, type: ActivityType | undefined): boolean {
	const state = stateInLog(logged);
	if (!type || plannedTimesFault(type.timeMode, state) !== null) return false;
	if (state.start !== null && state.end !== null && instantOf(state.end) < instantOf(state.start)) return false;
	if (isCancelled(state) && state.end !== null) return false;
	const { bandId, stageId, positionId, vehicleIds } = clearDisallowed(state, type.allowedFields);
	const allowed = [bandId, stageId, positionId, vehicleIds.length];
	return allowed.join() === [state.bandId, state.stageId, state.positionId, state.vehicleIds.length].join();
}
