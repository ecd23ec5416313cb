/** Who hears of a change: `subscribe` is what `useSyncExternalStore` takes, and stays the same. */
export class Listeners<Said extends readonly unknown[] = []> {
	readonly #all = new Set<(...said: Said) => void>();

	/** Returns what ends it. */
	readonly subscribe = (listener: (...said: Said) => void): (() => void) => {
		this.#all.add(listener);
		return () => this.#all.delete(listener);
	};

	get size(): number {
		return this.#all.size;
	}

	/** Those who listen now; one of them may end it meanwhile. */
	notify(...said: Said): void {
		for (const listener of [...this.#all]) listener(...said);
	}
}
