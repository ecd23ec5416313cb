import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../../testing/fake-locks.ts';
import { withOutboxLock } from './outbox-lock.ts';

const SECOND = 1_000;

let page: EventTarget & { visibilityState: string };
let tabs: EventTarget;

beforeEach(() => {
	vi.useFakeTimers();
	page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	tabs = new EventTarget();
	vi.stubGlobal('document', page);
	vi.stubGlobal('window', tabs);
	vi.stubGlobal('navigator', { locks: new FakeLocks() });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A tab that sends until it is told to go on, as one that sleeps. */
function sleeper() {
	let wake: () => void = () => {};
	let signal: AbortSignal | undefined;
	const turn = withOutboxLock((stolen) => {
		signal = stolen;
		return new Promise((resolve) => {
			wake = resolve;
		});
	});
	return { turn, wake: () => wake(), isStolen: () => signal?.aborted };
}

/** What another tab writes to the device's storage. */
function write(key: string): void {
	tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

function show(visibilityState: string): void {
	page.visibilityState = visibilityState;
	page.dispatchEvent(new Event('visibilitychange'));
}

test('REL-72 a tab that is looked at sends in the place of one that gives no sign for longer than a request takes', async () => {
	const asleep = sleeper();
	const send = vi.fn(async () => {});
	const turn = withOutboxLock(send);
	await vi.advanceTimersByTimeAsync(21 * SECOND);
	expect([send.mock.calls.length, asleep.isStolen()]).toEqual([0, false]);
	await vi.advanceTimersByTimeAsync(5 * SECOND);
	await turn;
	expect([send.mock.calls.length, asleep.isStolen()]).toEqual([1, true]);
});

test('REL-72 the tab whose place was taken ends its turn with what it is at', async () => {
	const asleep = sleeper();
	await Promise.all([withOutboxLock(async () => {}), vi.advanceTimersByTimeAsync(26 * SECOND)]);
	const ended = vi.fn();
	void asleep.turn.then(ended);
	await vi.advanceTimersByTimeAsync(0);
	expect(ended).not.toHaveBeenCalled();
	asleep.wake();
	await asleep.turn;
});

test('REL-72 a slow tab that goes on writing to the outbox keeps its turn, whatever else is written', async () => {
	const slow = sleeper();
	const send = vi.fn(async () => {});
	const turn = withOutboxLock(send);
	for (let request = 0; request < 5; request += 1) {
		await vi.advanceTimersByTimeAsync(20 * SECOND);
		write('outbox/1/another');
	}
	expect(send).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(20 * SECOND);
	write('theme');
	await vi.advanceTimersByTimeAsync(6 * SECOND);
	await turn;
	expect([send.mock.calls.length, slow.isStolen()]).toEqual([1, true]);
});

test('REL-72 a hidden tab takes nothing; once it is looked at it waits first', async () => {
	const slow = sleeper();
	show('hidden');
	const send = vi.fn(async () => {});
	const turn = withOutboxLock(send);
	await vi.advanceTimersByTimeAsync(3_600 * SECOND);
	show('visible');
	await vi.advanceTimersByTimeAsync(20 * SECOND);
	expect(send).not.toHaveBeenCalled();
	slow.wake();
	await turn;
	expect([send.mock.calls.length, slow.isStolen()]).toEqual([1, false]);
});
