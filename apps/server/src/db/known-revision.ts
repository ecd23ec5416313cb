/** The latest revision that this process knows to be committed, with listeners for later ones. */
export class KnownRevision {
	#revision: number;
	readonly #listeners = new Set<() => void>();

	constructor(revision: number) {
		this.#revision = revision;
	}

	get value(): number {
		return this.#revision;
	}

	/** Records a committed revision; one that is not later than the known one changes nothing. */
	learn(revision: number): void {
		if (revision <= this.#revision) return;
		this.#revision = revision;
		for (const listener of this.#listeners) listener();
	}

	/** Calls the listener after every later revision; returns a function that unsubscribes it. */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
