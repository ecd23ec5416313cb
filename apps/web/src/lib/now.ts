import { type Instant, MINUTE } from '@crossload/domain';
import { useSyncExternalStore } from 'react';

/** How often a shown time is looked at again. Divides the minute, so every full minute is among the ticks. */
const TICK = 10_000;

let offset = 0;
let ticks = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The festival's clock: this device's, put right by the server's. */
export function now(): Instant {
	return Date.now() + offset;
}

/** Puts the clock right: `ms` is how far the server's clock is ahead of this device's. */
export function setClockOffset(ms: number): void {
	if (!Number.isFinite(ms) || ms === offset) return;
	offset = ms;
	tick();
}

/** The current instant; the component renders again every ten seconds and on every full minute. */
export function useNow(): Instant {
	useSyncExternalStore(subscribe, readTicks, readTicks);
	return now();
}

/**
 * What `read` makes of the current instant. The component renders again only when that changes, so that hundreds of
 * rows can show times. `read` answers text, a number, a boolean or null, never a new object.
 */
export function useAtNow<T extends string | number | boolean | null>(read: (now: Instant) => T): T {
	const snapshot = () => read(now());
	return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The current full minute as an instant, for what needs no finer clock. */
export function useMinute(): Instant {
	return useAtNow(minuteOf);
}

const minuteOf = (instant: Instant): Instant => Math.floor(instant / MINUTE) * MINUTE;

function readTicks(): number {
	return ticks;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) start();
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) stop();
	};
}

function start(): void {
	// A device that slept has missed its timers: it looks at the clock as soon as it is looked at.
	document.addEventListener('visibilitychange', tick);
	schedule();
}

function stop(): void {
	document.removeEventListener('visibilitychange', tick);
	clearTimeout(timer);
}

function schedule(): void {
	clearTimeout(timer);
	timer = setTimeout(tick, TICK - (now() % TICK));
}

function tick(): void {
	ticks += 1;
	for (const listener of [...listeners]) listener();
	if (listeners.size > 0) schedule();
}
