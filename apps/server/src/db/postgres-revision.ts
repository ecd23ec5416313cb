import type { Kysely } from 'kysely';
import type pg from 'pg';
import { latestRevision } from './change-log.store.ts';
import type { RevisionWatch } from './database.ts';
import { KnownRevision } from './known-revision.ts';
import { openListener, renewIdle } from './postgres-pool.ts';
import { CHANGE_CHANNEL } from './postgres-work.ts';
import type { Tables } from './tables.ts';
import { readConsistently } from './work.ts';

/** Milliseconds between two queries on the listening connection: nothing else shows that a network drops every packet. */
const CHECK_EVERY = 1000;
/** Milliseconds after which it counts as lost. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Knows every committed revision, this node's own ones at once and the others' by notification. While the listening
 * connection is lost, every reader queries the database; once a second another connection is tried.
 */
export class PostgresRevision extends KnownRevision implements RevisionWatch {
	readonly #url: string;
	readonly #pools: readonly pg.Pool[];
	readonly #db: Kysely<Tables>;
	#listener: pg.Client | null = null;
	#query: Promise<void> | null = null;
	#isChecking = false;
	#timer: NodeJS.Timeout | undefined;
	#isStopped = false;

	constructor({ url, pools, db }: { url: string; pools: readonly pg.Pool[]; db: Kysely<Tables> }) {
		super(0);
		this.#url = url;
		this.#pools = pools;
		this.#db = db;
	}

	/** Begins to listen. */
	async start(): Promise<void> {
		await this.#listen();
		this.#timer = setInterval(() => void this.#check(), CHECK_EVERY);
		this.#timer.unref();
	}

	stop(): void {
		this.#isStopped = true;
		clearInterval(this.#timer);
		this.#drop();
	}

	current(): Promise<number> | number {
		if (this.#listener) return this.value;
		const queried = this.awaitRevision().then(() => this.value);
		// A caller that needs the revision at once does not wait for this one.
		queried.catch(() => {});
		return queried;
	}

	/** What a reader has seen is committed, so one query is enough; a revision that is not there belongs to another database. */
	async awaitRevision(revision = Number.POSITIVE_INFINITY): Promise<void> {
		if (revision <= this.value) return;
		const underWay = this.#query;
		await (underWay ?? this.#queryTogether());
		// The query under way may have begun before that commit.
		if (underWay && revision > this.value) await this.#queryTogether();
	}

	async #queryTogether(): Promise<void> {
		this.#query ??= this.#queryLatest().finally(() => {
			this.#query = null;
		});
		await this.#query;
	}

	async #queryLatest(): Promise<void> {
		this.committed(await readConsistently({ engine: 'postgres', db: this.#db }, latestRevision));
	}

	/** Queries what was committed before this connection listened; later commits are notified. */
	async #listen(): Promise<void> {
		const client = await openListener(this.#url);
		client.on('notification', (message) => this.committed(Number(message.payload ?? 0)));
		client.once('end', () => client === this.#listener && this.#drop());
		try {
			await client.query(`listen ${CHANGE_CHANNEL}`);
			await this.#queryLatest();
		} catch (error) {
			void client.end();
			throw error;
		}
		this.#listener = client;
		if (this.#isStopped) this.#drop();
	}

	/** Checks the listening connection by a query, or opens another one. */
	async #check(): Promise<void> {
		if (this.#isChecking) return;
		this.#isChecking = true;
		const listener = this.#listener;
		try {
			if (listener) await this.#queryListener(listener);
			else await this.#listen();
		} catch {
			// A database that is away is tried again, with the next check.
			if (listener && listener === this.#listener) {
				this.#drop();
				await Promise.all(this.#pools.map(renewIdle));
			}
		} finally {
			this.#isChecking = false;
		}
	}

	async #queryListener(listener: pg.Client): Promise<void> {
		const query = { text: 'select max(revision) as revision from change', query_timeout: IDLE_TIMEOUT_MS };
		const { rows } = await listener.query<{ revision: number | null }>(query);
		this.committed(rows[0]?.revision ?? 0);
	}

	#drop(): void {
		void this.#listener?.end();
		this.#listener = null;
	}
}
