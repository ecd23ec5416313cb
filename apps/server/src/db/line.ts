/** Nobody's turn came in time. */
export class LineTooLong extends Error {
	constructor() {
		super('Too many wait for the same.');
	}
}

/**
 * Lets so many tasks through at once; the others wait in line, each for a limited time. Turns go round by whose task it
 * is: whoever has many waits for their own, and nobody else does.
 */
export class Line {
	#free: number;
	readonly #patience: number;
	/** By whose they are; those who have the next turn come first. */
	readonly #waiting = new Map<string, (() => void)[]>();

	/** `patience` in milliseconds. */
	constructor({ width, patience }: { readonly width: number; readonly patience: number }) {
		this.#free = width;
		this.#patience = patience;
	}

	/** Performs the task when its turn has come. Throws {@link LineTooLong}. */
	async pass<T>(task: () => Promise<T>, whose = ''): Promise<T> {
		await this.#turn(whose);
		try {
			return await task();
		} finally {
			this.#next();
		}
	}

	async #turn(whose: string): Promise<void> {
		if (this.#free > 0) {
			this.#free -= 1;
			return;
		}
		await new Promise<void>((granted, failed) => {
			const turn = () => {
				clearTimeout(tooLong);
				granted();
			};
			const tooLong = setTimeout(() => {
				const others = this.#waiting.get(whose)?.filter((other) => other !== turn) ?? [];
				if (others.length > 0) this.#waiting.set(whose, others);
				else this.#waiting.delete(whose);
				failed(new LineTooLong());
			}, this.#patience);
			this.#waiting.set(whose, [...(this.#waiting.get(whose) ?? []), turn]);
		});
	}

	#next(): void {
		for (const [whose, [turn, ...others]] of this.#waiting) {
			this.#waiting.delete(whose);
			if (others.length > 0) this.#waiting.set(whose, others);
			turn?.();
			return;
		}
		this.#free += 1;
	}
}
