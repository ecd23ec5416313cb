import type { PlanSettings, PlanSettingsUpdate } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { findPlanSettings, PLAN_SETTINGS_ID, replacePlanSettings } from './plan-settings.store.ts';

/** Changes the settings of planning; absent fields stay. */
export async function changePlanSettings(work: Work, body: PlanSettingsUpdate): Promise<PlanSettings> {
	const before = await findPlanSettings(work.trx);
	if (body.turnaround === undefined) return before;
	const after = { turnaround: body.turnaround };
	await replacePlanSettings(work.trx, after);
	work.record({ entity: 'plan_settings', id: PLAN_SETTINGS_ID, before, after });
	return after;
}
