import { type PlanSettings, planCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { requestRevised } from '../client.ts';
import { listQuery } from '../sync/list-query.ts';
import { REFRESHES_LISTS } from '../sync/refresh-lists.ts';

/** The settings as a list of one row, so that live updates keep it right like the others. */
export const planSettingsQuery = listQuery(['plan-settings'], async (options) => {
	const { body, revision } = await requestRevised(planCalls.settings, options);
	return { body: [{ id: SETTINGS_ID, ...body }], revision };
});

/** The id of the settings in live updates. */
const SETTINGS_ID = 1;

/** Changes what planning goes by (PLAN-03). */
export function useSavePlanSettings() {
	return useMutation({
		mutationFn: (body: PlanSettings) => requestRevised(planCalls.changeSettings, { body }),
		...REFRESHES_LISTS,
	});
}
