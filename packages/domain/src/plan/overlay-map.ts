/**
 * A map on top of a base map: a key that is not set here is read from the base, and the base is never changed. So a change
 * can be tried out at the cost of the change alone, without copying everything.
 */
export class OverlayMap<K, V> {
	readonly #own = new Map<K, V | undefined>();
	readonly #base: OverlayMap<K, V> | null;

	constructor(base?: OverlayMap<K, V>) {
		this.#base = base ?? null;
	}

	get(key: K): V | undefined {
		return this.#own.has(key) ? this.#own.get(key) : this.#base?.get(key);
	}

	/** Sets a value; undefined removes the key. */
	set(key: K, value: V | undefined): void {
		if (value === undefined && this.#base === null) this.#own.delete(key);
		else this.#own.set(key, value);
	}

	/** Every key that has a value, each once. */
	*keys(): Generator<K> {
		for (const [key, value] of this.#own) if (value !== undefined) yield key;
		for (const key of this.#base?.keys() ?? []) if (!this.#own.has(key)) yield key;
	}
}
