import { hasSameItems } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';
import { forgetStored, isForgotten, readStored, storedKeys, writeStored } from '../../lib/stored-text.ts';
import { currentSession, type EndReason, onSessionChange } from '../session-store.ts';
import { kindOf, type OutboxEntry } from './outbox-kinds.ts';
import { changesRows } from './overlay.ts';

/** How the storage keys of entries begin. */
export const OUTBOX_PREFIX = 'outbox/';
const NONE: readonly OutboxEntry[] = [];

const listeners = new Listeners();
let entries = NONE;
let unsent = NONE;
let applied = NONE;
let owner: number | undefined;
/** Storage keys of entries that the device could not store: they last as long as this page. */
const unstored = new Set<string>();

/**
 * Reads what the signed-in user has not sent yet, and subscribes to the session and to other tabs' changes. The entries of a
 * session that ran out or was refused wait for the same user; logging out, or another user, removes them
 * (RELIABILITY REL-71, REL-72).
 */
export function startOutbox(): void {
	onSessionChange(handleSessionChange);
	window.addEventListener('storage', ({ key }) => {
		if (key === null || key.startsWith(OUTBOX_PREFIX)) read();
	});
	window.addEventListener('beforeunload', (event) => {
		if (unstored.size > 0) event.preventDefault();
	});
	handleSessionChange(null);
}

/** The signed-in user's entries, in the order in which they were done. */
export function outboxEntries(): readonly OutboxEntry[] {
	return entries;
}

/**
 * The entry as it is now, in whatever tab it was changed last; undefined once it is settled or removed. What storage cannot
 * give is as this tab knows it.
 */
export function findEntry(key: string): OutboxEntry | undefined {
	const entry = entries.find((each) => each.key === key);
	if (!entry || owner === undefined) return entry;
	// Other tabs' storage events arrive a moment later.
	const stored = keyOf(owner, entry);
	return isForgotten(stored) ? undefined : (parsed(readStored(stored))[0] ?? entry);
}

/** Adds or replaces an entry. */
export function putEntry(entry: OutboxEntry): void {
	if (owner === undefined) return;
	const key = keyOf(owner, entry);
	if (writeStored(key, JSON.stringify(entry))) unstored.delete(key);
	else unstored.add(key);
	publish([...entries.filter((each) => each.key !== entry.key), entry]);
}

/** Removes an entry. */
export function removeEntry(entry: OutboxEntry): void {
	if (owner === undefined) return;
	forgetStored(keyOf(owner, entry));
	unstored.delete(keyOf(owner, entry));
	publish(entries.filter(({ key }) => key !== entry.key));
}

/** Whether the device has stored the entry, so that it outlasts this page. */
export function isStored(entry: OutboxEntry): boolean {
	return owner !== undefined && !unstored.has(keyOf(owner, entry));
}

/** Calls the listener after every change of the outbox, in whatever tab. */
export const onOutboxChange = listeners.subscribe;

/** The entries that change rows; the same array while all that happens to them is that they are sent. */
export function appliedEntries(): readonly OutboxEntry[] {
	return applied;
}

/** {@link appliedEntries}, rendered again when they change. */
export function useAppliedEntries(): readonly OutboxEntry[] {
	return useSyncExternalStore(onOutboxChange, appliedEntries);
}

/** The entries that wait to be sent or were not taken; not those that are being sent for the first time. */
export function useUnsent(): readonly OutboxEntry[] {
	return useSyncExternalStore(onOutboxChange, () => unsent);
}

function handleSessionChange(reason: EndReason | null): void {
	const next = currentSession()?.user.id;
	if (next === owner && reason !== 'logout') return;
	owner = next;
	const isLeft = (key: string) => reason === 'logout' || (owner !== undefined && !key.startsWith(prefixOf(owner)));
	for (const key of storedKeys(OUTBOX_PREFIX).filter(isLeft)) {
		forgetStored(key);
		unstored.delete(key);
	}
	read();
	// Left by a closed tab: what was sent is settled, and nobody waits for the response to the rest.
	for (const entry of entries) {
		if (entry.state === 'sent') removeEntry(entry);
		if (entry.state === 'new') putEntry({ ...entry, state: 'waiting' });
	}
}

function read(): void {
	const keys = owner === undefined ? [] : storedKeys(prefixOf(owner));
	publish(keys.flatMap((key) => parsed(readStored(key))));
}

function parsed(text: string | null): readonly OutboxEntry[] {
	try {
		const entry = JSON.parse(text ?? 'null') as OutboxEntry | null;
		return entry && kindOf(entry) ? [entry] : [];
	} catch {
		return [];
	}
}

function publish(next: readonly OutboxEntry[]): void {
	entries = next.toSorted((a, b) => a.order - b.order);
	const waiting = entries.filter(({ state }) => state === 'waiting' || state === 'failed');
	if (!hasSameItems(waiting, unsent)) unsent = waiting;
	const changing = entries.filter(changesRows);
	if (!hasSameItems(keysOf(changing), keysOf(applied))) applied = changing;
	listeners.notify();
}

function keysOf(some: readonly OutboxEntry[]): string[] {
	return some.map(({ key }) => key);
}

function prefixOf(userId: number): string {
	return `${OUTBOX_PREFIX}${userId}/`;
}

function keyOf(userId: number, { key }: OutboxEntry): string {
	return `${prefixOf(userId)}${key}`;
}
