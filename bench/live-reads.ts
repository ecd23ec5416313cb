import { wait, wallClock } from './live-clock.ts';

const PATHS = ['activities', 'bands', 'vehicles', 'positions/vehicles', 'stages', 'functions', 'next/loads'];

/** Reads that come at a steady pace, whether or not those before have their response. */
export class Reads {
	readonly #underWay: Promise<void>[] = [];
	readonly #times: number[] = [];
	#faults = 0;
	#isEnding = false;
	readonly #coming: Promise<void>;

	private constructor(ask: (number: number) => Promise<void>, perSecond: number) {
		this.#coming = this.#come(ask, perSecond);
	}

	/** Asks for the lists in turn, as people with these tokens. */
	static begin(address: string, tokens: readonly string[], perSecond: number): Reads {
		return new Reads(async (number) => {
			const response = await fetch(`${address}/api/${PATHS[number % PATHS.length]}`, {
				headers: { authorization: `Bearer ${tokens[number % tokens.length]}` },
			});
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`A read responded ${response.status}`);
		}, perSecond);
	}

	/** Asks no more; returns how long the responses took, in milliseconds. */
	async end(): Promise<{ times: number[]; faults: number }> {
		this.#isEnding = true;
		await this.#coming;
		await Promise.all(this.#underWay);
		return { times: this.#times, faults: this.#faults };
	}

	async #come(ask: (number: number) => Promise<void>, perSecond: number): Promise<void> {
		const began = wallClock();
		for (let count = 0; !this.#isEnding; count++) {
			await wait(began + (count * 1000) / perSecond - wallClock());
			this.#underWay.push(this.#measure(() => ask(count)));
		}
	}

	async #measure(ask: () => Promise<void>): Promise<void> {
		const began = wallClock();
		try {
			await ask();
			this.#times.push(wallClock() - began);
		} catch {
			this.#faults += 1;
		}
	}
}
