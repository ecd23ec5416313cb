import type { Instant } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

/** Puts an alert in line for the devices of those whom it concerns, in the transaction that raises it. */
export async function queueAlert(trx: Trx, alertId: number, at: Instant): Promise<void> {
	await trx.insertInto('push_alert').values({ alert_id: alertId, at }).execute();
}

/** Takes all alerts out of the line, in their order. */
export async function takeQueuedAlerts(trx: Trx): Promise<{ readonly alertId: number; readonly at: Instant }[]> {
	const rows = await trx.deleteFrom('push_alert').returning(['id', 'alert_id', 'at']).execute();
	return rows.sort((a, b) => a.id - b.id).map(({ alert_id, at }) => ({ alertId: alert_id, at }));
}

export async function hasQueuedAlerts(db: Db): Promise<boolean> {
	return (await db.selectFrom('push_alert').select('id').limit(1).executeTakeFirst()) !== undefined;
}
