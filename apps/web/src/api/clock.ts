import { OFFSET_HEADER } from '@crossload/contract';
import { festivalOffset, parseUtcOffset, setFestivalOffset, type UtcOffset } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { setClockOffset } from '../lib/now.ts';
import { readStored, subscribeStored, writeStored } from '../lib/stored-text.ts';

/** The Date header counts whole seconds: a difference below this is no wrong clock. */
const TOLERANCE = 2_000;
const KEY = 'clockOffset';
const UTC_OFFSET_KEY = 'utcOffset';

let known = 0;

/**
 * Restores how far this device's clock was off at the last response, and the festival's offset from UTC, so that
 * times are right at once.
 */
export function restoreClock(): void {
	const stored = Number(readStored(KEY));
	if (Number.isFinite(stored)) use(stored);
	const offset = parseUtcOffset(readStored(UTC_OFFSET_KEY) ?? '');
	if (offset !== null) setFestivalOffset(offset);
}

/** Whether this device knows the festival's offset from UTC from a server. */
export function isOffsetKnown(): boolean {
	return readStored(UTC_OFFSET_KEY) !== null;
}

/** The festival's offset from UTC. Every time that is shown depends on it: the shell is mounted again when it changes. */
export function useFestivalOffset(): UtcOffset {
	return useSyncExternalStore(subscribeOffset, festivalOffset);
}

const subscribeOffset = (listener: () => void) => subscribeStored(UTC_OFFSET_KEY, listener);

/** Reads what a response says about the festival's clock: the time, and the offset from UTC. */
export function readClock(response: Response, sentAt: number): void {
	readTime(response, sentAt);
	readOffset(response);
}

function readOffset(response: Response): void {
	const offset = parseUtcOffset(response.headers.get(OFFSET_HEADER) ?? '');
	if (offset === null || (offset === festivalOffset() && isOffsetKnown())) return;
	setFestivalOffset(offset);
	writeStored(UTC_OFFSET_KEY, offset);
}

/**
 * Puts the clock right by the server's, from the Date header of the response to what was sent at `sentAt`. The longer it
 * took, the less exact it is: the server wrote it at some moment in between.
 */
function readTime(response: Response, sentAt: number): void {
	const date = Date.parse(response.headers.get('Date') ?? '');
	if (Number.isNaN(date)) return;
	const present = Date.now();
	// The device's clock was put back meanwhile: nothing follows from its times.
	if (present < sentAt) return;
	const exact = date + 500 - (sentAt + present) / 2;
	const offset = Math.abs(exact) < TOLERANCE ? 0 : exact;
	const margin = Math.max(TOLERANCE, (present - sentAt) / 2 + 500);
	if (offset === known || Math.abs(offset - known) < margin) return;
	use(offset);
	writeStored(KEY, String(offset));
}

function use(offset: number): void {
	known = offset;
	setClockOffset(offset);
}
