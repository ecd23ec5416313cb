/** Milliseconds between the messages by which a visible tab asks whether the leading one still responds. */
const ASK_EVERY = 4_000;

/** After so many milliseconds without a message the leading tab is taken to be asleep, and its place is taken. */
const LEADER_TIMEOUT = 10_000;

let leading: Leadership | null = null;

/** Whether this tab leads. */
export function isLeadingTab(): boolean {
	return leading !== null;
}

interface LeadershipEvents {
	/** This tab leads from now on. */
	onLead(): void;
	/** This tab leads no more: another has taken its place. */
	onResign(): void;
	/** Asks the leading tab for a message. */
	ask(): void;
}

/**
 * Decides which tab of a browser leads. Without Web Locks (plain http) every tab leads itself. Browsers put hidden tabs
 * to sleep, so a visible tab takes the place of one that does not respond.
 */
export class Leadership {
	readonly #name: string;
	readonly #events: LeadershipEvents;
	#isStopped = false;
	#release: () => void = () => {};
	#waiting: AbortController | null = null;
	#messageAt = Date.now();
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(name: string, events: LeadershipEvents) {
		this.#name = name;
		this.#events = events;
		if (!navigator.locks) {
			// Not before the owner is complete.
			queueMicrotask(() => {
				if (this.#isStopped) return;
				leading = this;
				events.onLead();
			});
			return;
		}
		void this.#wait();
		this.#timer = setInterval(this.#watch, ASK_EVERY);
		document.addEventListener('visibilitychange', this.#look);
		queueMicrotask(() => events.ask());
	}

	/** A message of the leading tab has come. */
	noteMessage(): void {
		this.#messageAt = Date.now();
	}

	stop(): void {
		this.#isStopped = true;
		clearInterval(this.#timer);
		document.removeEventListener('visibilitychange', this.#look);
		this.#waiting?.abort();
		this.#release();
		if (leading === this) leading = null;
	}

	/** A hidden tab gets no message while it sleeps: once it is visible, the leading one is given time to respond. */
	readonly #look = () => {
		this.#messageAt = Date.now() - LEADER_TIMEOUT + ASK_EVERY;
		this.#watch();
	};

	readonly #watch = () => {
		if (leading === this || document.visibilityState !== 'visible') {
			this.noteMessage();
			return;
		}
		if (Date.now() - this.#messageAt > LEADER_TIMEOUT) void this.#takeOver();
		else this.#events.ask();
	};

	async #wait(): Promise<void> {
		const waiting = new AbortController();
		this.#waiting = waiting;
		await this.#hold({ signal: waiting.signal });
		if (!this.#isStopped && !waiting.signal.aborted) void this.#wait();
	}

	async #takeOver(): Promise<void> {
		this.noteMessage();
		this.#waiting?.abort();
		await this.#hold({ steal: true });
		if (!this.#isStopped) void this.#wait();
	}

	/** Leads as soon as the lock is acquired, until it is released or stolen. */
	async #hold(options: LockOptions): Promise<void> {
		try {
			await navigator.locks.request(this.#name, options, () => this.#lead());
		} catch {
			// The wait was aborted, or a visible tab has stolen the lock.
		}
		if (leading !== this) return;
		leading = null;
		this.#events.onResign();
	}

	#lead(): Promise<void> {
		if (this.#isStopped) return Promise.resolve();
		leading = this;
		this.#events.onLead();
		return new Promise((resolve) => {
			this.#release = resolve;
		});
	}
}
