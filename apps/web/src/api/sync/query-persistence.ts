import type { Query } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { whenIdle } from '../../lib/when-idle.ts';
import { newKey } from '../idempotency.ts';
import { queryClient } from '../query-client.ts';
import { currentSession, onSessionChange } from '../session-store.ts';
import { lastContact } from './connection.ts';
import { keysWith, writeStore } from './device-store.ts';
import { knownRevision } from './known-revision.ts';
import { isLeadingTab } from './leadership.ts';
import { PREFETCHED } from './prefetch.ts';
import {
	changesOf,
	type Meta,
	metaKey,
	PREFIX,
	partsOf,
	prefixOf,
	type Stored,
	type StoredQuery,
} from './stored-query.ts';

/** Milliseconds from a change to its being stored: longer on a slow device, and after every failure. */
const STORE_AFTER = 1_500;
/** A device that is never idle stores all the same. */
const MAX_IDLE_WAIT_MS = 200;
/** Milliseconds of work after which the main thread is yielded to whoever types or taps. */
const YIELD_AFTER_MS = 5;
const SHARE_OF_TIME = 1 / 20;
const MAX_PAUSE_MS = 5_000;
const MAX_PAUSE_AFTER_FAILURES_MS = 60_000;

/** The queries that have changed since they were stored. */
const changed = new Set<Query>();
/** Those that are being stored while somebody is at work, which takes its time. */
const inFlight = new Set<Query>();
let isPlanned = false;
let pause = STORE_AFTER;
let mayStore = () => false;
/** Null where this tab does not know what is stored, and has to write everything. */
let stored: Stored | null = null;

/**
 * Stores what differs from what the device holds, and what comes from now on, while this tab leads. What another user or
 * another build has stored is removed (RELIABILITY REL-71).
 */
export function startPersistence(hydrated: Stored | null, isLeading = isLeadingTab): void {
	stored = hydrated;
	mayStore = isLeading;
	void removeOthers();
	onSessionChange(() => void removeOthers());
	for (const query of allStorable()) changed.add(query);
	if (changed.size > 0) plan();
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== 'updated' || !CHANGES.includes(event.action.type)) return;
		changed.add(event.query);
		plan();
	});
	document.addEventListener('visibilitychange', () => {
		// The page may not come back.
		if (document.visibilityState === 'hidden' && mayStore()) void store(new Set([...changed, ...inFlight]), false);
	});
}

/** The actions of a query after which there is something else to store. */
const CHANGES = ['success', 'setState', 'invalidate'];

function plan(): void {
	if (isPlanned) return;
	isPlanned = true;
	setTimeout(() => void storeChanged(), pause);
}

async function storeChanged(): Promise<void> {
	// A tab that does not lead, or where nobody is signed in, has nothing to store: its next change plans it again.
	const isIdle = !mayStore() || currentSession() === null;
	const isStored = isIdle || (await store(new Set(changed), true));
	inFlight.clear();
	isPlanned = false;
	if (!isStored) pause = Math.min(MAX_PAUSE_AFTER_FAILURES_MS, pause * 2);
	// Others may have changed while these were being stored.
	if (!isStored || (!isIdle && changed.size > 0)) plan();
}

/**
 * Stores queries and their revision in one transaction; returns whether that is done. The revision is taken before the
 * rows: those may be further, never behind. While somebody is at work, they come first.
 */
async function store(queries: ReadonlySet<Query>, yieldsToInput: boolean): Promise<boolean> {
	const userId = currentSession()?.user.id;
	if (userId === undefined) return true;
	const prefix = prefixOf(userId);
	const known = stored?.userId === userId ? stored : null;
	const meta = metaNow();
	const parts = new Map(known?.parts);
	const records: StoredRecord[] = [];
	let spent = 0;
	let sinceYield = YIELD_AFTER_MS;
	const taken: Query[] = [];
	for (const query of known ? queries : allStorable()) {
		changed.delete(query);
		taken.push(query);
		if (yieldsToInput) inFlight.add(query);
		if (!isStorable(query)) continue;
		const key = `${prefix}${query.queryHash}`;
		const snapshot = snapshotOf(query);
		for (const change of changesOf(key, snapshot, parts.get(key))) {
			if (yieldsToInput && sinceYield >= YIELD_AFTER_MS) {
				await whenIdle(MAX_IDLE_WAIT_MS);
				sinceYield = 0;
			}
			const startedAt = performance.now();
			records.push([change.key, change.text()]);
			const took = performance.now() - startedAt;
			spent += took;
			sinceYield += took;
		}
		parts.set(key, partsOf(snapshot.data));
	}
	if (currentSession()?.user.id !== userId) return true;
	const isStored = await writeStore((store) => write(store, { prefix, known, records, meta, yieldsToInput }));
	if (isStored) {
		stored = { userId, stamp: meta.stamp, parts };
		pause = Math.min(MAX_PAUSE_MS, Math.max(STORE_AFTER, spent / SHARE_OF_TIME));
	} else {
		for (const query of taken) changed.add(query);
	}
	return isStored;
}

/** Null removes what stands under the key. */
type StoredRecord = readonly [key: string, text: string | null];

interface Write {
	readonly prefix: string;
	/** What was taken to be stored when the records were made. */
	readonly known: Stored | null;
	readonly records: readonly StoredRecord[];
	readonly meta: Meta;
	readonly yieldsToInput: boolean;
}

/** Where another tab has written in between, this one does not know what is stored: the next time it writes everything. */
async function write(store: IDBObjectStore, { prefix, known, records, meta, yieldsToInput }: Write): Promise<void> {
	const last = await promisifyRequest<Meta | undefined>(store.get(metaKey(prefix)));
	if (stored !== known) throw new Error('This tab has stored something newer meanwhile');
	if (known && last?.stamp !== known.stamp) {
		stored = null;
		throw new Error('Something else is stored by now');
	}
	if (!known) await removeAll(store, prefix, records);
	for (const [key, text] of records) {
		const request = text === null ? store.delete(key) : store.put(text, key);
		// Each is copied at once, which takes its time: one after the other they keep nobody waiting.
		if (yieldsToInput) await promisifyRequest(request as IDBRequest<unknown>);
	}
	store.put(meta, metaKey(prefix));
}

/** What could not be read may be all there is without a network: it stays until this tab has fetched as much. */
async function removeAll(store: IDBObjectStore, prefix: string, records: readonly StoredRecord[]): Promise<void> {
	const keys = await promisifyRequest(store.getAllKeys(keysWith(prefix)));
	const replaced = new Set<unknown>(records.map(([key]) => key));
	if (keys.some((key) => !replaced.has(key) && PREFETCHED.has(String(key).slice(prefix.length))))
		throw new Error('More is stored than this tab has fetched');
	store.delete(keysWith(prefix));
}

function allStorable(): Query[] {
	return queryClient.getQueryCache().getAll().filter(isStorable);
}

/**
 * Not stored: what is fetched only while it is open, and what no event keeps right. An older copy of that would hide what
 * was saved since; `watch` is stored by watch.ts as it is saved.
 */
const NOT_STORED: readonly unknown[] = [
	...['changes', 'activity', 'pass', 'sheet', 'import', 'carry-over', 'template-preview', 'shares'],
	...['watch', 'push'],
];

/** Lists and the like. What was removed went with its user. */
function isStorable(query: Query): boolean {
	const isCached = queryClient.getQueryCache().get(query.queryHash) === query;
	return isCached && query.state.data !== undefined && !NOT_STORED.includes(query.queryKey[0]);
}

function snapshotOf({ queryKey, state }: Query): StoredQuery {
	return { queryKey, data: state.data, updatedAt: state.dataUpdatedAt };
}

function metaNow(): Meta {
	// An invalidated list is not right up to any revision.
	const isInvalid = allStorable().some(({ state }) => state.isInvalidated);
	return { stamp: newKey(), revision: isInvalid ? null : knownRevision(), contactAt: lastContact() };
}

async function removeOthers(): Promise<void> {
	const userId = currentSession()?.user.id;
	if (stored?.userId !== userId) stored = null;
	const own = prefixOf(userId ?? 0);
	await writeStore(async (store) => {
		const keys = await promisifyRequest(store.getAllKeys(keysWith(PREFIX)));
		for (const key of keys) if (!String(key).startsWith(own)) store.delete(key);
	});
}
