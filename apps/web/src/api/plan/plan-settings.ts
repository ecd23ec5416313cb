import { type PlanSettings, planCalls } from '@crossload/contract';
import { requestRevised } from '../client.ts';
import { useListMutation } from '../save.ts';
import { listQuery } from '../sync/list-query.ts';

/** The settings as a list of one row, so that live updates keep it right like the others. */
export const planSettingsQuery = listQuery(['plan-settings'], planCalls.settings, (settings) => [
	{ id: SETTINGS_ID, ...settings },
]);

/** The id of the settings in live updates. */
const SETTINGS_ID = 1;

/** Changes what planning goes by (PLAN-03). */
export function useSavePlanSettings() {
	return useListMutation((body: PlanSettings) => requestRevised(planCalls.changeSettings, { body }));
}
