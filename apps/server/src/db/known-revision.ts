import type { DatabaseSync } from 'node:sqlite';
import type { RevisionWatch } from './database.ts';

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
	ofLogins(): number {
		return this.#loginsRevision;
	}

	/**
	 * Records a committed revision; one that is not later than the known one changes nothing. What it changed is known of this
	 * process's own commits alone: any other, or one that was passed over, may concern logins.
	 */
	committed(revision: number, concernsLogins = true): void {
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

/** Milliseconds between two polls for what other processes have committed: an import, or a tool at the console. */
const POLL_EVERY = 20;

/**
 * Watches the revision of a database in SQLite: `data_version` changes when another connection has committed, and costs
 * microseconds; only then is the log queried. Within a transaction of ours nothing is queried: what this connection has not
 * committed yet is no revision.
 */
export function watchSqlite(connection: DatabaseSync): RevisionWatch {
	const dataVersion = connection.prepare('pragma data_version');
	const latest = connection.prepare('select coalesce(max(revision), 0) as revision from change');
	const readVersion = () => Number(dataVersion.get()?.['data_version']);
	const readLatest = () => Number(latest.get()?.['revision']);
	let version = readVersion();
	const known = new KnownRevision(readLatest());
	let polledAt = performance.now();
	const poll = () => {
		polledAt = performance.now();
		const seen = readVersion();
		if (seen === version) return;
		version = seen;
		known.committed(readLatest());
	};
	return {
		current() {
			if (performance.now() - polledAt >= POLL_EVERY && !connection.isTransaction) poll();
			return known.value;
		},
		awaitRevision: async (revision = Number.POSITIVE_INFINITY) => {
			if (revision > known.value && !connection.isTransaction) poll();
		},
		ofLogins: () => known.ofLogins(),
		committed: (revision, concernsLogins) => known.committed(revision, concernsLogins),
		subscribe: (listener) => known.subscribe(listener),
	};
}
