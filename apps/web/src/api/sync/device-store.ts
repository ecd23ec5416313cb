import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { within } from '../../lib/within.ts';

/** Storage is waited for at most so long, in milliseconds: a database can take forever to open. A write keeps nobody waiting. */
const READ_TIMEOUT = 1_000;
const WRITE_TIMEOUT = 20_000;

let store: UseStore | null = null;

function openStore(): UseStore {
	// Opened when first needed: a device may forbid it, and then nothing is stored.
	store ??= createStore('crossload', 'stored');
	return store;
}

/** What is stored, by key. */
export type StoredRecords = ReadonlyMap<string, unknown>;

/**
 * Everything that is stored under keys with this prefix; undefined when that cannot be read in time: what comes later all
 * the same, such as behind another tab that is storing, goes to `onLate`. Never throws.
 */
export async function readStore(
	prefix: string,
	onLate?: (records: StoredRecords) => void,
): Promise<StoredRecords | undefined> {
	let isLate = false;
	const read = await attempt('readonly', async (records) => {
		const range = keysWith(prefix);
		const [keys, values] = await Promise.all([
			promisifyRequest(records.getAllKeys(range)),
			promisifyRequest<unknown[]>(records.getAll(range)),
		]);
		const stored = new Map(keys.map((key, index) => [String(key), values[index]]));
		if (isLate) onLate?.(stored);
		return stored;
	});
	isLate = true;
	return read;
}

/**
 * Changes the store in one transaction: all of it, or nothing when `change` throws, which may await requests of this
 * transaction alone. Returns whether it was done. Never throws.
 */
export async function writeStore(change: (records: IDBObjectStore) => Promise<void>): Promise<boolean> {
	const isDone = await attempt('readwrite', async (records) => {
		const committed = promisifyRequest(records.transaction).then(
			() => true,
			() => false,
		);
		await change(records).catch(() => records.transaction.abort());
		return await committed;
	});
	return isDone ?? false;
}

/** All keys that begin so. */
export function keysWith(prefix: string): IDBKeyRange {
	return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

async function attempt<Result>(
	mode: IDBTransactionMode,
	run: (records: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
	try {
		const running = openStore()(mode, (records) => abortedOnLeave(records.transaction, run(records)));
		return await within(mode === 'readonly' ? READ_TIMEOUT : WRITE_TIMEOUT, running);
	} catch {
		return undefined;
	}
}

/**
 * A page in the back/forward cache is frozen. WebKit freezes its open transactions with it, and no later page can read the
 * store. So they are aborted on `pagehide`, and so are those that begin after it.
 */
async function abortedOnLeave<Result>(transaction: IDBTransaction, running: Promise<Result>): Promise<Result> {
	const abort = () => transaction.abort();
	if (isFrozen) abort();
	open.add(abort);
	try {
		return await running;
	} finally {
		open.delete(abort);
	}
}

/** Aborts each open transaction. */
const open = new Set<() => void>();
let isFrozen = false;

if (typeof window !== 'undefined') {
	window.addEventListener('pagehide', ({ persisted }) => {
		isFrozen = persisted;
		if (persisted) for (const abort of open) abort();
	});
	window.addEventListener('pageshow', () => {
		isFrozen = false;
	});
}
