import { setClockOffset } from '../lib/now.ts';
import { readStored, writeStored } from '../lib/stored-text.ts';

/** The Date header counts whole seconds: a difference below this is no wrong clock. */
const TOLERANCE = 2_000;
const KEY = 'clockOffset';

let known = 0;

/** Takes up how far this device's clock was off when the server last answered, so that times are right at once. */
export function restoreClock(): void {
	const stored = Number(readStored(KEY));
	if (Number.isFinite(stored)) use(stored);
}

/**
 * Puts the clock right by the server's, from the Date header of an answer to what was sent at `sentAt`. The longer it
 * took, the less it tells: the server wrote it at some moment in between.
 */
export function readClock(response: Response, sentAt: number): void {
	const told = Date.parse(response.headers.get('Date') ?? '');
	if (Number.isNaN(told)) return;
	const present = Date.now();
	const exact = told + 500 - (sentAt + present) / 2;
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
