import { setClockOffset } from '../lib/now.ts';

/** The Date header counts whole seconds: a difference below this is no wrong clock. */
const TOLERANCE = 2_000;
const KEY = 'clockOffset';

let known = 0;

/** Takes up how far this device's clock was off when the server last answered, so that times are right at once. */
export function restoreClock(): void {
	const stored = Number(localStorage.getItem(KEY));
	if (Number.isFinite(stored)) use(stored);
}

/** Puts the clock right by the server's, from the Date header of an answer to what was sent at `sentAt`. */
export function readClock(response: Response, sentAt: number): void {
	const told = Date.parse(response.headers.get('Date') ?? '');
	if (Number.isNaN(told)) return;
	const exact = told + 500 - (sentAt + Date.now()) / 2;
	const offset = Math.abs(exact) < TOLERANCE ? 0 : exact;
	if (offset === known || Math.abs(offset - known) < TOLERANCE) return;
	localStorage.setItem(KEY, String(offset));
	use(offset);
}

function use(offset: number): void {
	known = offset;
	setClockOffset(offset);
}
