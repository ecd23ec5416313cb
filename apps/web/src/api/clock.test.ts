import { DEFAULT_UTC_OFFSET, festivalOffset, festivalTimeOf, setFestivalOffset, toInstant } from '@crossload/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../lib/now.ts';
import { isOffsetKnown, readClock, restoreClock } from './clock.ts';

const NOW = toInstant(Date.UTC(2026, 7, 22, 18));
const ACCURATE = 1_000;

/** The server's clock is `off` milliseconds ahead; its response came at once, and is read `took` milliseconds later. */
function respond({ off, took = 0 }: { off: number; took?: number }): void {
	const sentAt = Date.now() - took;
	readClock(new Response(null, { headers: { Date: new Date(sentAt + off).toUTCString() } }), sentAt);
}

const offBy = () => now() - Date.now();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW });
	respond({ off: 0 });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	setFestivalOffset(DEFAULT_UTC_OFFSET);
});

test('a clock that is a minute off is put right, and back', () => {
	respond({ off: 60_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(ACCURATE);
	respond({ off: 0 });
	expect(offBy()).toBe(0);
});

test('a response that took long moves the clock only by what it proves', () => {
	respond({ off: 0, took: 9_000 });
	expect(offBy()).toBe(0);
	respond({ off: 60_000, took: 9_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(5_000);
});

test('a device’s clock that is put right while a response is under way moves nothing by itself', () => {
	for (const hours of [6, -6]) {
		const jump = hours * 3_600_000;
		const sentAt = Date.now();
		vi.setSystemTime(sentAt + jump);
		readClock(new Response(null, { headers: { Date: new Date(sentAt).toUTCString() } }), sentAt);
		expect(offBy()).toBe(0);
		vi.setSystemTime(sentAt);
	}
});

test('USE-05 the festival’s offset is what the server last said, and the device keeps it', () => {
	const sendOffset = (offset: string) =>
		readClock(new Response(null, { headers: { 'Crossload-Utc-Offset': offset } }), NOW);
	sendOffset('+05:45');
	expect(festivalTimeOf(NOW)).toBe('2026-08-22T23:45:00+05:45');
	sendOffset('two hours');
	expect(festivalOffset()).toBe('+05:45');
	setFestivalOffset(DEFAULT_UTC_OFFSET);
	restoreClock();
	expect([festivalOffset(), isOffsetKnown()]).toEqual(['+05:45', true]);
	sendOffset('+02:00');
	expect(festivalTimeOf(NOW)).toBe('2026-08-22T20:00:00+02:00');
});

test('a device that keeps nothing has its clock put right all the same', () => {
	const refuse = () => {
		throw new DOMException('full', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
	respond({ off: 60_000 });
	expect(Math.abs(offBy() - 60_000)).toBeLessThan(ACCURATE);
});
