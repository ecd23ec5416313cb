import { latestRevision } from '../db/change-log.store.ts';
import type { Database, Db } from '../db/database.ts';
import { readConsistently } from '../db/work.ts';
import { ListResponse, type ListRow } from '../http/list-response.ts';
import type { ResponseAt } from '../http/ready-response.ts';
import { alteredRows, loggedSince } from './changed-rows.ts';
import { formatOf, type LiveSource } from './live-source.ts';

type ListAt = ResponseAt<ListResponse>;

interface ReadyListOptions {
	readonly database: Database;
	readonly source: LiveSource;
	/** Names what its readers may see. */
	readonly level: string;
	/** Reads the whole list, its rows as these readers may see them. */
	readonly readAll: (db: Db) => Promise<readonly ListRow[]>;
	/** A row as they may see it. */
	readonly redact: (row: ListRow) => ListRow;
}

/**
 * One list as one level of readers may see it, brought up to date when it is asked for: the rows that the change log says
 * are altered are read and replaced, so that the cost follows the change and not the festival.
 */
export class ReadyList {
	readonly #options: ReadyListOptions;
	#latest: ListAt | null = null;
	#updating: Promise<ListAt> | null = null;

	constructor(options: ReadyListOptions) {
		this.#options = options;
	}

	/** The list at this revision or a later one, if it is ready. */
	ready(revision: number): ListAt | undefined {
		return this.#latest && this.#latest.revision >= revision ? this.#latest : undefined;
	}

	/** The list at this revision or a later one; earlier only where the database does not have it. */
	async at(revision: number): Promise<ListAt> {
		const underWay = this.#updating;
		// What is under way may have begun before that revision was committed.
		if (underWay) await underWay.catch(() => {});
		return this.ready(revision) ?? (await this.#updateTogether());
	}

	async #updateTogether(): Promise<ListAt> {
		this.#updating ??= this.#update().finally(() => {
			this.#updating = null;
		});
		return await this.#updating;
	}

	async #update(): Promise<ListAt> {
		const known = this.#latest;
		this.#latest = await readConsistently(
			this.#options.database,
			async (db) => (known && (await this.#withChanges(db, known))) ?? (await this.#readAll(db)),
		);
		return this.#latest;
	}

	/** The list with the rows that have changed since; null when nobody can say which. */
	async #withChanges(db: Db, { revision, response }: ListAt): Promise<ListAt | null> {
		const { source, redact } = this.#options;
		const logged = await loggedSince(db, revision);
		if (!logged) return null;
		const altered = await alteredRows(db, source, logged.changes);
		if (altered.size === 0) return { revision: logged.revision, response };
		const redacted = new Map([...altered].map(([id, row]) => [id, row && redact(row)]));
		return { revision: logged.revision, response: response.with(redacted) };
	}

	async #readAll(db: Db): Promise<ListAt> {
		const { source, level, readAll } = this.#options;
		const response = ListResponse.of(formatOf(source), level, await readAll(db));
		return { revision: await latestRevision(db), response };
	}
}
