import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../lib/now.ts';
import { readClock } from './clock.ts';

const NOW = Date.UTC(2026, 7, 22, 18);
const ACCURATE = 1_000;

/** The server's clock is `off` milliseconds ahead; its answer came at once, and is taken up `took` milliseconds later. */
function hear({ off, took = 0 }: { off: number; took?: number }): void {
	const sentAt = Date.now() - took;
	readClock(new Response(null, { headers: { Date: new Date(sentAt + off).toUTCString() } }), sentAt);
}

const offBy = () => now() - Date.now();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW });
	hear({ off: 0 });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a clock that is a minute off is put right, and back', () => {
	hear({ off: 60_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(ACCURATE);
	hear({ off: 0 });
	expect(offBy()).toBe(0);
});

test('an answer that took long moves the clock only by what it proves', () => {
	hear({ off: 0, took: 9_000 });
	expect(offBy()).toBe(0);
	hear({ off: 60_000, took: 9_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(5_000);
});

test('a device that keeps nothing has its clock put right all the same', () => {
	const refuse = () => {
		throw new DOMException('full', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
	hear({ off: 60_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(ACCURATE);
});
