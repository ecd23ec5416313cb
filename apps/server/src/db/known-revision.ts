/** The latest revision that this process knows to be committed, with listeners for later ones. */
export class KnownRevision {
	#revision: number;
	#loginsRevision: number;
	readonly #listeners = new Set<() => void>();

	constructor(revision: number) {
		this.#revision = revision;
		this.#loginsRevision = revision;
	}

	get value(): number {
		return this.#revision;
	}

	/** Since this revision nothing that logins depend on has changed. */
	get loginsValue(): number {
		return this.#loginsRevision;
	}

	/**
	 * Records a committed revision; one that is not later than the known one changes nothing. What it changed is known of this
	 * process's own commits alone: any other, or one that was passed over, may concern logins.
	 */
	learn(revision: number, concernsLogins = true): void {
		if (revision <= this.#revision) return;
		if (concernsLogins || revision !== this.#revision + 1) this.#loginsRevision = revision;
		this.#revision = revision;
		for (const listener of this.#listeners) listener();
	}

	/** Calls the listener after every later revision; returns a function that unsubscribes it. */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
