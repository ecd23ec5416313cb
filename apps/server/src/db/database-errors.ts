import { isConnectionLost, isSerializationFailure } from './postgres-errors.ts';

/** SQLite's busy, locked, read-only, I/O error, disk full, cannot open, and locks that cannot be had at all. */
const SQLITE_ERRORS = [5, 6, 8, 10, 13, 14, 15];

/** PostgreSQL's disk full and other resources, read-only, a lock or a statement that took too long. */
const POSTGRES_ERRORS = /^(53|25006|55P03|57014)/;

/** A connection not had in time, and a database closed under a stopping server: no code. */
const CLOSED_ERRORS =
	/^(timeout exceeded when trying to connect|driver has already been destroyed|Cannot use a pool|database is not open)/;

/** Whether an error is the database's or its disk's, and none of ours: the same may well succeed later. */
export function isDatabaseError(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (isConnectionLost(error) || isSerializationFailure(error)) return true;
	if (CLOSED_ERRORS.test(error.message)) return true;
	const { code } = error as { code?: unknown };
	return SQLITE_ERRORS.includes(sqliteCode(error)) || (typeof code === 'string' && POSTGRES_ERRORS.test(code));
}

/** SQLite's code for busy: another process writes. */
const BUSY = 5;

/** Whether another process was writing to SQLite, so that this one could not. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && sqliteCode(error) === BUSY;
}

/** SQLite's primary code, without what it adds in the upper bits; 0 for what is no error of SQLite. */
export function sqliteCode(error: unknown): number {
	const { errcode } = error as { errcode?: unknown };
	return typeof errcode === 'number' ? errcode % 256 : 0;
}
