import type { PlanSettings } from '@crossload/contract';
import { DEFAULT_TURNAROUND } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

/** The id of the settings' one row. */
export const PLAN_SETTINGS_ID = 1;

/** The settings' row, if they were ever changed. */
export async function listPlanSettings(db: Db): Promise<(PlanSettings & { id: number })[]> {
	return await db.selectFrom('plan_settings').select(['id', 'turnaround']).execute();
}

/** The settings of planning; those of a new installation until someone changes them (PLAN.md, PLAN-03). */
export async function findPlanSettings(db: Db): Promise<PlanSettings> {
	const [row] = await listPlanSettings(db);
	return { turnaround: row?.turnaround ?? DEFAULT_TURNAROUND };
}

export async function replacePlanSettings(trx: Trx, { turnaround }: PlanSettings): Promise<void> {
	await trx
		.insertInto('plan_settings')
		.values({ id: PLAN_SETTINGS_ID, turnaround })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ turnaround }))
		.execute();
}
