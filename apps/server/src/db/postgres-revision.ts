import type { Kysely } from 'kysely';
import type pg from 'pg';
import { CHANGE_CHANNEL } from './change-channel.ts';
import { latestRevision } from './change-log.store.ts';
import type { RevisionWatch } from './database.ts';
import { KnownRevision } from './known-revision.ts';
import { openListener, renewIdle } from './postgres-pool.ts';
import { isConnectionLost, tryAgain } from './postgres-trouble.ts';
import type { Tables } from './tables.ts';

/** Milliseconds that whoever asks waits for a database that is being restarted. */
const RESTART_PATIENCE = 3000;

/** Milliseconds between questions on the listening connection: nothing else tells that a network swallows everything. */
const ASK_EVERY = 1000;
/** Milliseconds after which it counts as lost. */
const LONGEST_SILENCE = 3000;

/**
 * Hears of every committed revision, this node's own ones at once and the others' by notification. While the listening
 * connection is lost, whoever asks waits until there is another and it has caught up.
 */
export class PostgresRevision implements RevisionWatch {
	readonly #url: string;
	readonly #pool: pg.Pool;
	readonly #db: Kysely<Tables>;
	readonly #known = new KnownRevision(0);
	#listener: pg.Client | null = null;
	#listening: Promise<number> | null = null;
	#asking: Promise<void> | null = null;
	#isListenerAsked = false;
	#timer: NodeJS.Timeout | undefined;
	#isStopped = false;

	constructor({ url, pool, db }: { url: string; pool: pg.Pool; db: Kysely<Tables> }) {
		this.#url = url;
		this.#pool = pool;
		this.#db = db;
	}

	/** Begins to listen. */
	async start(): Promise<void> {
		await this.#listen();
		this.#timer = setInterval(() => void this.#askListener(), ASK_EVERY);
		this.#timer.unref();
	}

	stop(): void {
		this.#isStopped = true;
		clearInterval(this.#timer);
		this.#drop();
	}

	current(): Promise<number> | number {
		if (this.#listener && !this.#listening) return this.#known.value;
		const heard = this.#listenAgain();
		// Who needs a number at once does not wait for this one.
		heard.catch(() => {});
		return heard;
	}

	committed(revision: number): void {
		this.#known.learn(revision);
	}

	subscribe(listener: () => void): () => void {
		return this.#known.subscribe(listener);
	}

	/** Whatever a reader was told is committed, so one look is enough; a revision that is not there is another database's. */
	async catchUp(revision = Number.POSITIVE_INFINITY): Promise<void> {
		if (revision <= this.#known.value) return;
		const underWay = this.#asking;
		await (underWay ?? this.#askTogether());
		// The question under way may have been asked before that commit.
		if (underWay && revision > this.#known.value) await this.#askTogether();
	}

	async #askTogether(): Promise<void> {
		this.#asking ??= this.#ask().finally(() => {
			this.#asking = null;
		});
		await this.#asking;
	}

	async #ask(): Promise<void> {
		this.#known.learn(await latestRevision(this.#db));
	}

	async #listenAgain(): Promise<number> {
		const isWorthAnother = (error: unknown) => isConnectionLost(error) && !this.#isStopped;
		this.#listening ??= tryAgain(() => this.#listen(), { patience: RESTART_PATIENCE, isWorthAnother })
			.then(() => this.#known.value)
			.finally(() => {
				this.#listening = null;
			});
		return await this.#listening;
	}

	/** What was committed before this connection listened is asked for, what is later is heard. */
	async #listen(): Promise<void> {
		const client = await openListener(this.#url);
		client.on('notification', (message) => this.#known.learn(Number(message.payload ?? 0)));
		client.once('end', () => client === this.#listener && this.#drop());
		try {
			await client.query(`listen ${CHANGE_CHANNEL}`);
			await this.#ask();
		} catch (error) {
			void client.end();
			throw error;
		}
		this.#listener = client;
		if (this.#isStopped) this.#drop();
	}

	async #askListener(): Promise<void> {
		const client = this.#listener;
		if (!client || this.#isListenerAsked) return;
		this.#isListenerAsked = true;
		const question = { text: 'select max(revision) as revision from change', query_timeout: LONGEST_SILENCE };
		try {
			const { rows } = await client.query<{ revision: number | null }>(question);
			this.#known.learn(rows[0]?.revision ?? 0);
		} catch {
			if (client !== this.#listener) return;
			this.#drop();
			await renewIdle(this.#pool);
		} finally {
			this.#isListenerAsked = false;
		}
	}

	#drop(): void {
		void this.#listener?.end();
		this.#listener = null;
	}
}
