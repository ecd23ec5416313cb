import { cutToMinute, type Instant, MINUTE, toInstant } from '@crossload/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

let offset = 0;
let minutes = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Listeners();

/** The festival's clock: this device's, corrected by the server's. */
export function now(): Instant {
	return toInstant(Date.now() + offset);
}

/** Corrects the clock: `ms` is how far the server's clock is ahead of this device's. */
export function setClockOffset(ms: number): void {
	if (!Number.isFinite(ms) || ms === offset) return;
	offset = ms;
	tick();
}

/**
 * How many minutes have begun while the app is open, for everything beneath that shows a time. One component subscribes to
 * the clock and hundreds of rows only read this: a subscription each would cost as much as the rest of the row.
 */
export const Minutes = createContext(0);

/** What {@link Minutes} provides. */
export function useMinutes(): number {
	return useSyncExternalStore(subscribe, () => minutes);
}

/** The current instant; the component renders again on every full minute, which is how finely times are shown. */
export function useNow(): Instant {
	use(Minutes);
	return now();
}

/** The current full minute as an instant. */
export function useMinute(): Instant {
	return cutToMinute(useNow());
}

function subscribe(listener: () => void): () => void {
	const unsubscribe = listeners.subscribe(listener);
	if (listeners.size === 1) start();
	return () => {
		unsubscribe();
		if (listeners.size === 0) stop();
	};
}

function start(): void {
	// A device that slept has missed its timers: the clock is read again as soon as the page is visible.
	document.addEventListener('visibilitychange', tick);
	schedule();
}

function stop(): void {
	document.removeEventListener('visibilitychange', tick);
	clearTimeout(timer);
}

function schedule(): void {
	clearTimeout(timer);
	// A timer that fires a little early is set again at once.
	timer = setTimeout(tick, MINUTE - (now() % MINUTE));
}

function tick(): void {
	minutes += 1;
	listeners.notify();
	if (listeners.size > 0) schedule();
}
