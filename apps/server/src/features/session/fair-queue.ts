import PQueue from 'p-queue';

interface FairQueueOptions {
	/** Tasks that run at once. */
	readonly concurrency: number;
	/** Milliseconds that a task waits for its turn at most. */
	readonly timeoutMs: number;
	/** What is thrown then. */
	readonly onTimeout: () => Error;
}

/**
 * Limits how many tasks run at once. The first task that waits of each owner goes before anybody's second, and so on: who
 * has many waits for their own, and nobody else does.
 */
export class FairQueue {
	readonly #options: FairQueueOptions;
	readonly #queue: PQueue;
	/** How many tasks of each owner wait. */
	readonly #waiting = new Map<string, number>();

	constructor(options: FairQueueOptions) {
		this.#options = options;
		this.#queue = new PQueue({ concurrency: options.concurrency });
	}

	/** Runs the task when its turn has come. */
	async run<T>(task: () => Promise<T>, owner: string): Promise<T> {
		const { timeoutMs, onTimeout } = this.#options;
		const turn = new AbortController();
		const timeout = setTimeout(() => {
			this.#count(owner, -1);
			turn.abort(onTimeout());
		}, timeoutMs);
		const start = () => {
			clearTimeout(timeout);
			this.#count(owner, -1);
			return task();
		};
		const priority = -this.#count(owner, 1);
		return await this.#queue.add(start, { priority, signal: turn.signal });
	}

	/** Returns how many waited before. */
	#count(owner: string, change: 1 | -1): number {
		const before = this.#waiting.get(owner) ?? 0;
		if (before + change === 0) this.#waiting.delete(owner);
		else this.#waiting.set(owner, before + change);
		return before;
	}
}
