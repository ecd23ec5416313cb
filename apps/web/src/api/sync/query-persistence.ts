import type { Instant } from '@crossload/domain';
import type { Query, QueryKey } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { newKey } from '../idempotency.ts';
import { queryClient } from '../query-client.ts';
import { currentSession, onSessionChange } from '../session-store.ts';
import { BUILD } from './build.ts';
import { lastContact, restoreContact } from './connection.ts';
import { keysWith, readStore, writeStore } from './device-store.ts';
import { knownRevision, noteListRevision, setKnownRevision } from './known-revision.ts';
import { isLeadingTab } from './leadership.ts';

/** What holds for all stored queries of one user. */
interface Meta {
	/** The tab that wrote last: it alone knows what is stored. */
	readonly writer: string;
	/** Up to which revision all of them are right, some perhaps beyond; null when that is not known. */
	readonly revision: number | null;
	readonly contactAt: Instant | null;
}

interface StoredQuery {
	readonly queryKey: QueryKey;
	readonly data: unknown;
	readonly updatedAt: number;
}

const PREFIX = 'queries/';
const META = 'meta';
const WRITER = newKey();

/** Milliseconds from a change to its being stored: longer on a slow device, and after every failure. */
const STORE_AFTER = 1_500;
/** A device that is never idle stores all the same. */
const MAX_IDLE_WAIT_MS = 200;
const SHARE_OF_TIME = 1 / 20;
const MAX_PAUSE_MS = 5_000;
const MAX_PAUSE_AFTER_FAILURES_MS = 60_000;

/** The queries that have changed since they were stored. */
const changed = new Set<Query>();
let isPlanned = false;
let pause = STORE_AFTER;
let mayStore = () => false;

/** Fills the cache with what the device has stored for the signed-in user; nothing when that takes too long. */
export async function hydrateQueries(): Promise<void> {
	const userId = currentSession()?.user.id;
	if (userId === undefined) return;
	const stored = await readStore(prefixOf(userId));
	const meta = stored?.get(`${prefixOf(userId)}${META}`) as Meta | undefined;
	// Meanwhile somebody else may have signed in.
	if (!stored || !meta || currentSession()?.user.id !== userId) return;
	const texts = [...stored.values()].filter((value) => typeof value === 'string');
	for (const { queryKey, data, updatedAt } of texts.map((text) => JSON.parse(text) as StoredQuery)) {
		queryClient.setQueryData(queryKey, data, { updatedAt });
	}
	setKnownRevision(meta.revision);
	// Then their age is unknown.
	if (meta.revision === null) noteListRevision(0);
	restoreContact(meta.contactAt);
}

/**
 * Stores what comes from now on, while this tab leads. What another user or another build has stored is removed
 * (RELIABILITY REL-71).
 */
export function startPersistence(isLeading = isLeadingTab): void {
	mayStore = isLeading;
	void removeOthers();
	onSessionChange(() => void removeOthers());
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== 'updated' || !CHANGES.includes(event.action.type)) return;
		changed.add(event.query);
		plan();
	});
	document.addEventListener('visibilitychange', () => {
		// The page may not come back.
		if (document.visibilityState === 'hidden' && mayStore()) void store([...changed], false);
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
	// A tab that does not lead, or where nobody is signed in, has nothing to store: its next change asks again.
	const isIdle = !mayStore() || currentSession() === null;
	const isStored = isIdle || (await store([...changed], true));
	isPlanned = false;
	if (!isStored) pause = Math.min(MAX_PAUSE_AFTER_FAILURES_MS, pause * 2);
	// Others may have changed while these were being stored.
	if (!isStored || (!isIdle && changed.size > 0)) plan();
}

/**
 * Stores queries and their revision in one transaction; returns whether that is done. The revision is taken before the
 * rows: those may be further, never behind. While somebody is at work there is a pause before each query.
 */
async function store(queries: readonly Query[], isPatient: boolean): Promise<boolean> {
	const userId = currentSession()?.user.id;
	if (userId === undefined) return true;
	const meta = metaNow();
	const records: StoredRecord[] = [];
	let spent = 0;
	for (const query of queries) {
		if (isPatient) await idle();
		const startedAt = performance.now();
		changed.delete(query);
		if (isStorable(query)) records.push([`${prefixOf(userId)}${query.queryHash}`, textOf(query)]);
		spent += performance.now() - startedAt;
	}
	if (currentSession()?.user.id !== userId) return true;
	const isStored = await writeStore((store) => write(store, [...records, [`${prefixOf(userId)}${META}`, meta]]));
	if (isStored) pause = Math.min(MAX_PAUSE_MS, Math.max(STORE_AFTER, spent / SHARE_OF_TIME));
	else for (const query of queries) changed.add(query);
	return isStored;
}

type StoredRecord = readonly [key: string, value: string | Meta];

/** Where another tab wrote last, this one does not know what is stored and writes everything. */
async function write(store: IDBObjectStore, records: readonly StoredRecord[]): Promise<void> {
	const last = await promisifyRequest<Meta | undefined>(store.get(records.at(-1)?.[0] ?? META));
	const all = queryClient.getQueryCache().getAll().filter(isStorable);
	if (last && last.writer !== WRITER && records.length <= all.length) {
		for (const query of all) changed.add(query);
		throw new Error('Another tab has written in between');
	}
	for (const [key, value] of records) store.put(value, key);
}

/** What is fetched only while it is open is not stored. */
const OPEN_ONLY: readonly unknown[] = ['changes', 'activity', 'pass', 'sheet', 'import', 'shares'];

/** Lists and the like. What was removed went with its user. */
function isStorable(query: Query): boolean {
	const isCached = queryClient.getQueryCache().get(query.queryHash) === query;
	return isCached && query.state.data !== undefined && !OPEN_ONLY.includes(query.queryKey[0]);
}

/** Text is stored and read back faster than objects. */
function textOf({ queryKey, state }: Query): string {
	return JSON.stringify({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt } satisfies StoredQuery);
}

function metaNow(): Meta {
	// An invalidated list is not right up to any revision.
	const isInvalid = queryClient
		.getQueryCache()
		.getAll()
		.some((query) => isStorable(query) && query.state.isInvalidated);
	return { writer: WRITER, revision: isInvalid ? null : knownRevision(), contactAt: lastContact() };
}

async function removeOthers(): Promise<void> {
	const own = prefixOf(currentSession()?.user.id ?? 0);
	await writeStore(async (store) => {
		const keys = await promisifyRequest(store.getAllKeys(keysWith(PREFIX)));
		for (const key of keys) if (!String(key).startsWith(own)) store.delete(key);
	});
}

function prefixOf(userId: number): string {
	return `${PREFIX}${userId}${BUILD}/`;
}

/** Safari has no idle callback. */
function idle(): Promise<unknown> {
	return new Promise((resolve) =>
		'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: MAX_IDLE_WAIT_MS }) : setTimeout(resolve),
	);
}
