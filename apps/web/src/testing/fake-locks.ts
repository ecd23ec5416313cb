interface Waiting {
	readonly grant: () => void;
}

/** Web Locks of one name, as a browser has them for all of its tabs. */
export class FakeLocks {
	#steal: (() => void) | null = null;
	#waiting: Waiting[] = [];

	readonly request = (_name: string, { signal, steal }: LockOptions, hold: () => Promise<unknown>) =>
		new Promise((resolve, reject) => {
			const grant = () => {
				const lose = () => reject(new DOMException('Stolen', 'AbortError'));
				this.#steal = lose;
				void hold()
					.then(resolve, reject)
					.finally(() => {
						if (this.#steal === lose) this.#release();
					});
			};
			const waiting = { grant };
			signal?.addEventListener('abort', () => {
				if (!this.#waiting.includes(waiting)) return;
				this.#waiting = this.#waiting.filter((each) => each !== waiting);
				reject(signal.reason);
			});
			if (steal) this.#steal?.();
			if (steal || !this.#steal) grant();
			else this.#waiting.push(waiting);
		});

	#release(): void {
		this.#steal = null;
		this.#waiting.shift()?.grant();
	}
}
