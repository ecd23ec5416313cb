import type { PlanSettings } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listPlanSettings, replacePlanSettings } from './plan-settings.store.ts';

export const planSettingsLogged = loggedEntity<PlanSettings>({
	entity: 'plan_settings',
	readableWith: 'festival:read',
	states: async (db) => byId(await listPlanSettings(db), ({ turnaround }) => ({ turnaround })),
	names: async (_db, states) => states.map(() => 'Settings'),
	undo: {
		insert: replacePlanSettings,
		update: (trx, _id, state) => replacePlanSettings(trx, state),
		// They are there from the first change on and never go.
		remove: async () => {},
	},
});
