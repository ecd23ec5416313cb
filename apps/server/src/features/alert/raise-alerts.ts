import {
	type ActiveAlert,
	type AlertSettings,
	activeAlerts,
	alertTransitions,
	hasBecomeWorse,
	type Instant,
	minutesOf,
} from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Database, Db } from '../../db/database.ts';
import { readConsistently, runUnitOfWork, type Work } from '../../db/work.ts';
import type { PlanCache } from '../plan/plan-cache.ts';
import { endAlert, insertAlert, keepAlert, listRaised } from './alert.store.ts';
import { queueAlert } from './alert-queue.store.ts';
import { findAlertSettings } from './alert-settings.store.ts';

/** What the active alerts depend on: while none of it differs, neither do they. */
interface Basis {
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
	#basis: Basis | null = null;

	constructor(sources: AlertSources) {
		this.#sources = sources;
	}

	/** Evaluates the rules if anything they depend on has changed since the last time. Returns whether it has. */
	async update(): Promise<boolean> {
		const { database, clock } = this.#sources;
		const now = clock();
		const found = await readConsistently(database, (db) => this.#findActive(db, now));
		if (!found) return false;
		const { active, basis } = found;
		if (await differs(database.db, active, now)) {
			const isCurrent = await runUnitOfWork(database, { actor: null, at: now }, (work) =>
				writeTransitions(work, active, basis.revision),
			);
			// Somebody has changed the plan meanwhile, here or on another node: the next call evaluates that plan.
			if (!isCurrent) return true;
		}
		this.#basis = basis;
		return true;
	}

	async #findActive(db: Db, now: Instant): Promise<{ active: ActiveAlert[]; basis: Basis } | null> {
		const settings: AlertSettings = await findAlertSettings(db);
		const basis = {
			revision: await latestRevision(db),
			minute: minutesOf(now),
			settings: JSON.stringify(settings),
		};
		if (isSame(this.#basis, basis)) return null;
		const active = await this.#sources.plan.read(db, ({ relations }) => activeAlerts(relations, { settings, now }));
		return { active, basis };
	}
}

function isSame(before: Basis | null, now: Basis): boolean {
	return before?.revision === now.revision && before.minute === now.minute && before.settings === now.settings;
}

/** Most evaluations find everything as it was: they need no write transaction. */
async function differs(db: Db, active: readonly ActiveAlert[], now: Instant): Promise<boolean> {
	const { raise, keep, end } = alertTransitions(await listRaised(db, now), active, now);
	return raise.length + keep.length + end.length > 0;
}

/**
 * Writes what differs from what was raised: several nodes that find the same write it once, as each sees what the writer
 * before it has committed. Returns false, and writes nothing, if the plan has changed since.
 */
async function writeTransitions({ trx, at }: Work, active: readonly ActiveAlert[], revision: number): Promise<boolean> {
	if ((await latestRevision(trx)) !== revision) return false;
	const { raise, keep, end } = alertTransitions(await listRaised(trx, at), active, at);
	for (const alert of raise) await queueAlert(trx, await insertAlert(trx, alert, at), at);
	for (const { raised, now } of keep) {
		await keepAlert(trx, raised.id, now);
		if (hasBecomeWorse(raised, now)) await queueAlert(trx, raised.id, at);
	}
	for (const { id } of end) await endAlert(trx, id, at);
	return true;
}
