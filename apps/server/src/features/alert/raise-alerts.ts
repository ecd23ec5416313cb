import {
	type AlertSettings,
	alertCourse,
	hasBecomeWorse,
	type Instant,
	minutesOf,
	type StandingAlert,
	standingAlerts,
} from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Database, Db } from '../../db/database.ts';
import { readConsistently, runUnitOfWork, type Work } from '../../db/work.ts';
import type { PlanCache } from '../plan/plan-cache.ts';
import { endAlert, insertAlert, keepAlert, listRaised } from './alert.store.ts';
import { queueAlert } from './alert-queue.store.ts';
import { findAlertSettings } from './alert-settings.store.ts';

/** What the alerts follow from: while none of it differs, neither do they. */
interface Seen {
	readonly revision: number;
	readonly minute: number;
	readonly settings: string;
}

/** What alerts are raised from. */
export interface AlertSources {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly plan: PlanCache;
}

/** Raises and ends alerts as the plan, the clock and the settings ask for it (ON-SITE.md, ALRT-01, ALRT-02). */
export class AlertRaiser {
	readonly #sources: AlertSources;
	#seen: Seen | null = null;

	constructor(sources: AlertSources) {
		this.#sources = sources;
	}

	/** Looks whether anything differs since the last time, and at the alerts if so. Returns whether it did. */
	async look(): Promise<boolean> {
		const { database, clock } = this.#sources;
		const now = clock();
		const looked = await readConsistently(database, (db) => this.#standing(db, now));
		if (!looked) return false;
		const { standing, seen } = looked;
		if (await differs(database.db, standing, now)) {
			const isCurrent = await runUnitOfWork(database, { actor: null, at: now }, (work) =>
				settle(work, standing, seen.revision),
			);
			// Somebody has changed the plan meanwhile, here or on another node: the next look finds it so.
			if (!isCurrent) return true;
		}
		this.#seen = seen;
		return true;
	}

	async #standing(db: Db, now: Instant): Promise<{ standing: StandingAlert[]; seen: Seen } | null> {
		const settings: AlertSettings = await findAlertSettings(db);
		const seen = {
			revision: await latestRevision(db),
			minute: minutesOf(now),
			settings: JSON.stringify(settings),
		};
		if (isSame(this.#seen, seen)) return null;
		const standing = await this.#sources.plan.read(db, ({ relations }) => standingAlerts(relations, { settings, now }));
		return { standing, seen };
	}
}

function isSame(before: Seen | null, now: Seen): boolean {
	return before?.revision === now.revision && before.minute === now.minute && before.settings === now.settings;
}

/** Most looks find everything as it was: they wait in no line of writers. */
async function differs(db: Db, standing: readonly StandingAlert[], now: Instant): Promise<boolean> {
	const { raise, keep, end } = alertCourse(await listRaised(db, now), standing, now);
	return raise.length + keep.length + end.length > 0;
}

/**
 * Writes what differs from what was raised: several nodes that find the same write it once, as each sees what the one
 * before it in line has written. Returns false, and writes nothing, where the plan is another one by now.
 */
async function settle({ trx, at }: Work, standing: readonly StandingAlert[], revision: number): Promise<boolean> {
	if ((await latestRevision(trx)) !== revision) return false;
	const { raise, keep, end } = alertCourse(await listRaised(trx, at), standing, at);
	for (const alert of raise) await queueAlert(trx, await insertAlert(trx, alert, at), at);
	for (const { raised, now } of keep) {
		await keepAlert(trx, raised.id, now);
		if (hasBecomeWorse(raised, now)) await queueAlert(trx, raised.id, at);
	}
	for (const { id } of end) await endAlert(trx, id, at);
	return true;
}
