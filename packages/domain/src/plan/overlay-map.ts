/**
 * A map on top of another one: it shows what that one has until a key is set here, and never changes it. So what a
 * change would do can be asked without making it, at the price of the change alone.
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

	/** Sets a value; undefined takes the key away. */
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
