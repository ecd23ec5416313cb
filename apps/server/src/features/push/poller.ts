/** Milliseconds between polls: what other nodes have written is noticed so. */
export const POLL_INTERVAL_MS = 500;

interface PollerOptions {
	readonly poll: () => Promise<void>;
	/** Called with the first of a row of failures. */
	readonly onFailure: (error: unknown) => void;
}

/** Polls one time after the other, whether that fails or not. */
export class Poller {
	readonly #options: PollerOptions;
	#timer: NodeJS.Timeout | undefined;
	#polling: Promise<void> = Promise.resolve();
	#isFailing = false;
	#isStopped = false;

	constructor(options: PollerOptions) {
		this.#options = options;
	}

	/** The first poll is in a moment: the server does not wait for it. */
	start(): void {
		this.#timer = setTimeout(() => {
			this.#polling = this.#poll().finally(() => {
				if (!this.#isStopped) this.start();
			});
		}, POLL_INTERVAL_MS);
		this.#timer.unref();
	}

	/** Resolves when no poll is under way any more. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		await this.#polling;
	}

	async #poll(): Promise<void> {
		try {
			await this.#options.poll();
			this.#isFailing = false;
		} catch (error) {
			if (!this.#isFailing) this.#options.onFailure(error);
			this.#isFailing = true;
		}
	}
}
