/** Nobody's turn came in time. */
export class LineTooLong extends Error {
	constructor() {
		super('Too many writes wait for the database.');
	}
}

/** Lets so many tasks through at once; the others wait in line, each for a limited time. */
export class Line {
	#free: number;
	readonly #patience: number;
	readonly #waiting: (() => void)[] = [];

	/** `patience` in milliseconds. */
	constructor({ width, patience }: { readonly width: number; readonly patience: number }) {
		this.#free = width;
		this.#patience = patience;
	}

	/** Performs the task when its turn has come. Throws {@link LineTooLong}. */
	async pass<T>(task: () => Promise<T>): Promise<T> {
		await this.#turn();
		try {
			return await task();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free += 1;
		}
	}

	async #turn(): Promise<void> {
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
				this.#waiting.splice(this.#waiting.indexOf(turn), 1);
				failed(new LineTooLong());
			}, this.#patience);
			this.#waiting.push(turn);
		});
	}
}
