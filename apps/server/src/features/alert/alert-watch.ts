import { ALERT_ENTITY } from '@crossload/contract';
import type { LiveFeed } from '../../live/live-feed.ts';
import { latestEdition, listAlerts } from './alert.store.ts';
import { AlertRaiser, type AlertSources } from './raise-alerts.ts';

/** An evaluation is followed by a pause so many times as long, so that alerts cost less than a hundredth of one core … */
const PAUSE_FACTOR = 200;

/** … but no longer than this, in milliseconds, so that none comes late. */
const MAX_PAUSE = 4000;

interface AlertWatchOptions extends AlertSources {
	readonly feed: LiveFeed;
}

/** Keeps the alerts right while the server runs, and sends what changes of them to the open streams (ON-SITE.md, ALRT-02). */
export class AlertWatch {
	readonly #options: AlertWatchOptions;
	readonly #raiser: AlertRaiser;
	/** Up to which edition the streams have been sent everything; null before the first poll. */
	#sent: number | null = null;
	#pausedUntil = 0;

	constructor(options: AlertWatchOptions) {
		this.#options = options;
		this.#raiser = new AlertRaiser(options);
	}

	/** Raises and ends alerts, unless it pauses, and sends what has changed, on other nodes too. */
	async poll(): Promise<void> {
		this.#sent ??= await latestEdition(this.#options.database.db);
		const begun = performance.now();
		if (begun >= this.#pausedUntil && (await this.#raiser.update())) {
			const took = performance.now() - begun;
			this.#pausedUntil = begun + Math.min(took * PAUSE_FACTOR, MAX_PAUSE);
		}
		await this.#send(this.#sent);
	}

	async #send(after: number): Promise<void> {
		const { database, feed } = this.#options;
		const latest = await latestEdition(database.db);
		if (latest === after) return;
		const alerts = await listAlerts(database.db, { after });
		// An alert that has ended has left the list of the open ones.
		feed.sendOutsideRevisions(
			alerts.map((alert) => ({
				entity: ALERT_ENTITY,
				id: alert.id,
				action: alert.until === null ? 'update' : 'delete',
				value: alert.until === null ? alert : null,
			})),
		);
		this.#sent = latest;
	}
}
