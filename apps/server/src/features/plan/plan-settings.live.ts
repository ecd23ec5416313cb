import { planCalls } from '@crossload/contract';
import { type LiveSource, own } from '../../live/live-source.ts';
import { findPlanSettings, PLAN_SETTINGS_ID } from './plan-settings.store.ts';

/** The settings of planning: the one row there is. */
export const planSettingsLive: LiveSource = {
	entity: 'plan_settings',
	list: planCalls.settings,
	rows: async (db) => [{ id: PLAN_SETTINGS_ID, ...(await findPlanSettings(db)) }],
	compare: () => 0,
	affected: async (_db, change) => own(change, 'plan_settings'),
};
