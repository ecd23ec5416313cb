import type { Authorship, Change } from './change-log.store.ts';
import type { Trx } from './database.ts';

/**
 * One write, all or nothing: the transaction, who writes and when, and the list of what changed. Services take it as
 * their first parameter, so nothing can be written outside of one.
 */
export interface Work extends Authorship {
	readonly trx: Trx;
	/** Notes a changed entity; the log is written with the transaction. */
	record(change: Change): void;
}

/** Who writes and when. */
export interface Writing extends Authorship {
	/** The write's revision is higher than this one too: the last of the database that a restore has replaced. */
	readonly beyond?: number;
}

/** What a write has returned, and the revision that it made; null when it changed nothing. */
export interface UnitOfWorkResult<T> {
	readonly result: T;
	readonly revision: number | null;
	/** Whether a user or a login is among what it changed. */
	readonly concernsLogins: boolean;
}
