/** Listeners of a change. `subscribe` is what `useSyncExternalStore` takes, and stays the same. */
export class Listeners<Args extends readonly unknown[] = []> {
	readonly #all = new Set<(...args: Args) => void>();

	/** Returns the function that unsubscribes. */
	readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
		this.#all.add(listener);
		return () => this.#all.delete(listener);
	};

	get size(): number {
		return this.#all.size;
	}

	/** Calls those that are subscribed now; one of them may unsubscribe meanwhile. */
	notify(...args: Args): void {
		for (const listener of [...this.#all]) listener(...args);
	}
}
