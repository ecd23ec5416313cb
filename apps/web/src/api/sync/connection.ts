import type { Instant } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';
import { now } from '../../lib/now.ts';

/**
 * The connection to the server: `live` (changes come by themselves), `connecting` for the first time, `reconnecting` after it
 * was lost, or `offline` when the server cannot be reached at all.
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

const listeners = new Listeners();
let isStreaming = false;
let wasStreaming = false;
let isReachable = true;
let contactAt: Instant | null = null;
let state: Connection = 'connecting';

/** To be called after every request: whether the server responded at all. */
export function reportReachable(isNow: boolean): void {
	isReachable = isNow;
	if (isNow) contactAt = now();
	update();
}

/** To be called by live updates: whether changes come by themselves. */
export function reportStreaming(isNow: boolean): void {
	isStreaming = isNow;
	wasStreaming ||= isNow;
	if (isNow) {
		isReachable = true;
		contactAt = now();
	}
	update();
}

/** Nobody is signed in any more: what was known of the connection is forgotten. */
export function forgetConnection(): void {
	isStreaming = false;
	wasStreaming = false;
	contactAt = null;
	update();
}

/** When the server last responded, to be shown while it does not; null when it never did. */
export function lastContact(): Instant | null {
	return contactAt;
}

/** Restores from storage when the server last responded. */
export function restoreContact(at: Instant | null): void {
	contactAt ??= at;
}

/** Whether changes come by themselves, so that nothing has to be fetched again. */
export function isLive(): boolean {
	return isStreaming;
}

export function connectionNow(): Connection {
	return state;
}

/** Calls the listener after every change of the connection. */
export function onConnectionChange(listener: () => void): () => void {
	listenToNetwork();
	return listeners.subscribe(listener);
}

export function useConnection(): Connection {
	return useSyncExternalStore(onConnectionChange, connectionNow);
}

let isListening = false;

function listenToNetwork(): void {
	if (isListening) return;
	isListening = true;
	window.addEventListener('online', update);
	window.addEventListener('offline', update);
	update();
}

function update(): void {
	const next = currentState();
	if (next === state) return;
	state = next;
	listeners.notify();
}

function currentState(): Connection {
	if (isStreaming) return 'live';
	if (!isReachable || (typeof navigator !== 'undefined' && navigator.onLine === false)) return 'offline';
	return wasStreaming ? 'reconnecting' : 'connecting';
}
