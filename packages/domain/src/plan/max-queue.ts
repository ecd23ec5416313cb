/** A priority queue: the item with the greatest priority comes out first. */
export class MaxQueue<T> {
	readonly #byPriority = new Map<number, T[]>();
	/** Those that have items, ascending. */
	readonly #priorities: number[] = [];

	add(item: T, priority: number): void {
		const items = this.#byPriority.get(priority);
		if (items) {
			items.push(item);
			return;
		}
		this.#byPriority.set(priority, [item]);
		this.#priorities.splice(this.#priorities.findLastIndex((other) => other < priority) + 1, 0, priority);
	}

	/** Takes out an item of the greatest priority; undefined when there are none. */
	next(): T | undefined {
		const priority = this.#priorities.at(-1);
		if (priority === undefined) return undefined;
		const items = this.#byPriority.get(priority) ?? [];
		const item = items.pop();
		if (items.length === 0) {
			this.#byPriority.delete(priority);
			this.#priorities.pop();
		}
		return item;
	}
}
