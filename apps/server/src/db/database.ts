import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** What stores read with: the database itself or a transaction. */
export type Db = Kysely<Tables>;

/** What stores write with. Inside a transaction every query uses it: SQLite has one connection. */
export type Trx = Transaction<Tables>;

/** An open, migrated database. */
export interface Database {
	readonly engine: Engine;
	readonly db: Db;
	/** The same, for writing: on PostgreSQL by connections of their own, so that writers in line leave readers theirs. */
	readonly writes: Db;
	/** How writes to SQLite are committed; null on PostgreSQL, which commits many together by itself. */
	readonly sharedCommit: SharedCommit | null;
	/** The latest committed revision this process knows of; other processes' commits are noticed. */
	readonly revision: RevisionWatch;
	close(): Promise<void>;
}

/** Commits writes of the same moment together. */
export interface SharedCommit {
	/** Resolves when the write is durable. Rejects with what it throws, and where nothing could be committed. */
	run<T>(write: (trx: Trx) => Promise<T>): Promise<T>;
}

/** Knows which revision is the latest, without asking the database more than it must. */
export interface RevisionWatch {
	/** The latest revision. Cheap enough to be asked by every request. */
	current(): Promise<number> | number;
	/** The revision since which, as far as is known by now, no user and no login has changed. */
	ofLogins(): number;
	/**
	 * Makes sure that this revision is known here, if the database has it: a reader may have it from another node.
	 * Without one, that whatever is committed is.
	 */
	awaitRevision(revision?: number): Promise<void>;
	/** This process has just committed a revision; `concernsLogins` where users or logins are among its changes. */
	committed(revision: number, concernsLogins?: boolean): void;
	/** Calls the listener when a later revision becomes known; returns a function that unsubscribes it. */
	subscribe(listener: () => void): () => void;
}

/** What a row that comes back has already: new ones get their id from the database and begin with version 1. */
export interface Identity {
	readonly id: number;
	readonly version: number;
}
