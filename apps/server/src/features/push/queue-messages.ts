import type { Alert, Mine, Watch } from '@crossload/contract';
import {
	ALERT_KINDS,
	type AlertKind,
	festivalTimeOf,
	type Instant,
	type InView,
	isMine,
	isMineChosen,
	isQuiet,
	later,
	MINUTE,
	mineRows,
} from '@crossload/domain';
import type { Database, Trx } from '../../db/database.ts';
import { writeOutsideChangeLog } from '../../db/work.ts';
import { listAlerts } from '../alert/alert.store.ts';
import { hasQueuedAlerts, takeQueuedAlerts } from '../alert/alert-queue.store.ts';
import { listTeamFunctions } from '../team-function/team-function.store.ts';
import { findWatches } from '../watch/watch.store.ts';
import { findMineRows } from './mine-rows.store.ts';
import { devicesByUser } from './push-device.store.ts';
import { insertMessage } from './push-message.store.ts';
import { payloadOf } from './push-payload.ts';

/** An alert that could not be delivered for so long is nobody's business any more. */
const EXPIRES_AFTER = 60 * MINUTE;

/**
 * Turns the alerts in line into messages to the devices of those whom they concern (ALRT-03), once over any number of
 * nodes. In a transaction of its own, so that raising an alert waits for none of it.
 */
export async function queueMessages(database: Database, now: Instant): Promise<void> {
	if (!(await hasQueuedAlerts(database.db))) return;
	await writeOutsideChangeLog(database, async (trx) => {
		const queued = await takeQueuedAlerts(trx);
		const devices = await devicesByUser(trx);
		if (devices.size === 0) return;
		const alerts = await openAlerts(trx, new Set(queued.map(({ alertId }) => alertId)));
		if (alerts.length === 0) return;
		const clock = festivalTimeOf(now).slice(11, 16);
		const mineOf = mineIn(trx);
		for (const [userId, watch] of await findWatches(trx, [...devices.keys()])) {
			if (isQuiet(watch.quiet, clock)) continue;
			const mine = await mineOf(watch.mine);
			const own = alerts.filter((alert) => isWanted(alert.kind, watch) && isMine(mine, alert));
			for (const alert of own) {
				const message = { topic: `alert-${alert.id}`, payload: payloadOf(alert), expiresAt: later(now, EXPIRES_AFTER) };
				for (const deviceId of devices.get(userId) ?? []) await insertMessage(trx, { deviceId, ...message }, now);
			}
		}
	});
}

/** A free place rings only for those who have chosen among the kinds: it needs nobody (ALRT-01). */
function isWanted(kind: AlertKind, { kinds }: Pick<Watch, 'kinds'>): boolean {
	return kinds.includes(kind) && (kind !== 'free' || kinds.length < ALERT_KINDS.length);
}

/** Those that are still open, and that nobody has taken: the others need nobody any more. */
async function openAlerts(trx: Trx, ids: ReadonlySet<number>): Promise<Alert[]> {
	const open = await listAlerts(trx, { isOpen: true });
	return open.filter(({ id, taken }) => ids.has(id) && taken === null).reverse();
}

/** What is whose, reading the festival's rows once, and only where somebody has chosen something. */
function mineIn(trx: Trx): (mine: Mine) => Promise<InView | null> {
	let festival: ReturnType<typeof readFestival> | null = null;
	return async (mine) => {
		if (!isMineChosen(mine)) return null;
		festival ??= readFestival(trx);
		const { functions, rows } = await festival;
		return mineRows(mine, functions, rows);
	};
}

async function readFestival(trx: Trx) {
	return { functions: await listTeamFunctions(trx), rows: await findMineRows(trx) };
}
