import { ALERT_ENTITY } from '@crossload/contract';
import type { LiveFeed } from '../../live/live-feed.ts';
import { latestEdition, listAlerts } from './alert.store.ts';
import { AlertRaiser, type AlertSources } from './raise-alerts.ts';

/** Milliseconds between looks at what has changed; other nodes' alerts are noticed so. */
const LOOK_EVERY = 500;

/** A look rests so many times as long as it took, so that the alerts cost less than one core's hundredth … */
const REST = 200;

/** … but no longer than this, in milliseconds, so that none comes late. */
const MAX_REST = 4000;

interface AlertWatchOptions extends AlertSources {
	readonly feed: LiveFeed;
	/** Called with the first of a row of failures. */
	readonly onFailure: (error: unknown) => void;
}

/** Keeps the alerts right while the server runs, and sends what changes of them to the open streams (ON-SITE.md, ALRT-02). */
export class AlertWatch {
	readonly #options: AlertWatchOptions;
	readonly #raiser: AlertRaiser;
	#timer: NodeJS.Timeout | undefined;
	#looking: Promise<void> = Promise.resolve();
	/** Up to which edition the streams have been sent everything; null before the first look. */
	#sent: number | null = null;
	#restUntil = 0;
	#isFailing = false;
	#isStopped = false;

	constructor(options: AlertWatchOptions) {
		this.#options = options;
		this.#raiser = new AlertRaiser(options);
	}

	/** Looks again and again, the first time in a moment: the server does not wait for it. */
	start(): void {
		this.#timer = setTimeout(() => {
			this.#looking = this.#look().finally(() => {
				if (!this.#isStopped) this.start();
			});
		}, LOOK_EVERY);
		this.#timer.unref();
	}

	/** Resolves when nothing is written any more. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		await this.#looking;
	}

	async #look(): Promise<void> {
		try {
			this.#sent ??= await latestEdition(this.#options.database.db);
			const begun = performance.now();
			if (begun >= this.#restUntil && (await this.#raiser.look())) {
				const took = performance.now() - begun;
				this.#restUntil = begun + Math.min(took * REST, MAX_REST);
			}
			await this.#send(this.#sent);
			this.#isFailing = false;
		} catch (error) {
			if (!this.#isFailing) this.#options.onFailure(error);
			this.#isFailing = true;
		}
	}

	async #send(after: number): Promise<void> {
		const { database, feed } = this.#options;
		const latest = await latestEdition(database.db);
		if (latest === after) return;
		const alerts = await listAlerts(database.db, { after });
		// An alert that has ended has left the list of the open ones.
		feed.sendApart(
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
