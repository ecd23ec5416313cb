import { type AlertSettings, DEFAULT_ALERT_SETTINGS, type RuledKind } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

/** Minutes of each kind; those of a new installation until someone changes them (ON-SITE.md, ALRT-01). */
export async function findAlertSettings(db: Db): Promise<AlertSettings> {
	const rows = await db.selectFrom('alert_setting').selectAll().execute();
	return { ...DEFAULT_ALERT_SETTINGS, ...Object.fromEntries(rows.map(({ kind, minutes }) => [kind, minutes])) };
}

/** What somebody has changed, kind by kind. */
export async function listAlertSettings(db: Db): Promise<{ kind: RuledKind; minutes: number | null }[]> {
	return await db.selectFrom('alert_setting').select(['kind', 'minutes']).orderBy('kind').execute();
}

export async function deleteAlertSetting(trx: Trx, kind: RuledKind): Promise<void> {
	await trx.deleteFrom('alert_setting').where('kind', '=', kind).execute();
}

export async function replaceAlertSetting(trx: Trx, kind: RuledKind, minutes: number | null): Promise<void> {
	await trx
		.insertInto('alert_setting')
		.values({ kind, minutes })
		.onConflict((conflict) => conflict.column('kind').doUpdateSet({ minutes }))
		.execute();
}
