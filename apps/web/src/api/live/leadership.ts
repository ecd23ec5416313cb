/** How often a tab that is looked at asks whether the leading one is still there, in milliseconds. */
const ASK_EVERY = 4_000;

/** After so long without a word the leading tab is taken to be asleep, and its place is taken. */
const LONGEST_SILENCE = 10_000;

interface LeadershipEvents {
	/** This tab leads from now on. */
	onLead(): void;
	/** This tab leads no more: another has taken its place. */
	onFollow(): void;
	/** Asks the leading tab for a word. */
	ask(): void;
}

/**
 * Decides which tab of a browser leads. Without Web Locks (plain http) every tab leads itself. Browsers put tabs out of
 * sight to sleep, so a tab that is looked at takes the place of one that does not answer.
 */
export class Leadership {
	readonly #name: string;
	readonly #events: LeadershipEvents;
	#isStopped = false;
	#isLeading = false;
	#release: () => void = () => {};
	#waiting: AbortController | null = null;
	#heardAt = Date.now();
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(name: string, events: LeadershipEvents) {
		this.#name = name;
		this.#events = events;
		if (!navigator.locks) {
			// Not before the owner is complete.
			queueMicrotask(() => {
				if (!this.#isStopped) events.onLead();
			});
			return;
		}
		void this.#wait();
		this.#timer = setInterval(this.#watch, ASK_EVERY);
		document.addEventListener('visibilitychange', this.#look);
		queueMicrotask(() => events.ask());
	}

	/** The leading tab has said something. */
	heard(): void {
		this.#heardAt = Date.now();
	}

	stop(): void {
		this.#isStopped = true;
		clearInterval(this.#timer);
		document.removeEventListener('visibilitychange', this.#look);
		this.#waiting?.abort();
		this.#release();
	}

	/** A tab out of sight hears nothing while it sleeps: once it is looked at, the leading one is given time to answer. */
	readonly #look = () => {
		this.#heardAt = Date.now() - LONGEST_SILENCE + ASK_EVERY;
		this.#watch();
	};

	readonly #watch = () => {
		if (this.#isLeading || document.visibilityState !== 'visible') {
			this.heard();
			return;
		}
		if (Date.now() - this.#heardAt > LONGEST_SILENCE) void this.#takeOver();
		else this.#events.ask();
	};

	async #wait(): Promise<void> {
		const waiting = new AbortController();
		this.#waiting = waiting;
		await this.#hold({ signal: waiting.signal });
		if (!this.#isStopped && !waiting.signal.aborted) void this.#wait();
	}

	async #takeOver(): Promise<void> {
		this.heard();
		this.#waiting?.abort();
		await this.#hold({ steal: true });
		if (!this.#isStopped) void this.#wait();
	}

	/** Leads as soon as the lock is had, until it is given up or taken. */
	async #hold(options: LockOptions): Promise<void> {
		try {
			await navigator.locks.request(this.#name, options, () => this.#lead());
		} catch {
			// Waited in vain, or taken over by a tab that is looked at.
		}
		if (this.#isLeading) this.#events.onFollow();
		this.#isLeading = false;
	}

	#lead(): Promise<void> {
		if (this.#isStopped) return Promise.resolve();
		this.#isLeading = true;
		this.#events.onLead();
		return new Promise((resolve) => {
			this.#release = resolve;
		});
	}
}
