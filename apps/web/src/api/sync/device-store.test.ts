import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	vi.stubGlobal('IDBKeyRange', { bound: () => null });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('USE-09 a database that never opens is waited for a second at most', async () => {
	vi.stubGlobal('indexedDB', { open: () => ({}) });
	const { readStore } = await import('./device-store.ts');
	const reading = readStore('queries/');
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await reading).toBeUndefined();
});

test('USE-09 a database that may not be opened is no error', async () => {
	const open = () => {
		throw new DOMException('Forbidden', 'SecurityError');
	};
	vi.stubGlobal('indexedDB', { open });
	const { readStore, writeStore } = await import('./device-store.ts');
	expect(await readStore('queries/')).toBeUndefined();
	expect(await writeStore(async () => {})).toBe(false);
});

/** A database in which no transaction ends but by being given up. */
function stubPage() {
	const page = new EventTarget();
	const transaction = {
		abort: vi.fn(() => transaction.onabort()),
		onabort: () => {},
		objectStore: () => ({ transaction }),
	};
	const opening = { result: { transaction: () => transaction }, onsuccess: () => {} };
	vi.stubGlobal('window', page);
	const open = () => {
		queueMicrotask(() => opening.onsuccess());
		return opening;
	};
	vi.stubGlobal('indexedDB', { open });
	const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
	return { transaction, leave, comeBack: () => page.dispatchEvent(new Event('pageshow')) };
}

test('USE-08 USE-09 a page that goes into the back/forward cache aborts its open transaction', async () => {
	const { transaction, leave } = stubPage();
	const { writeStore } = await import('./device-store.ts');
	const writing = writeStore(async () => {});
	await vi.advanceTimersByTimeAsync(1);
	leave(false);
	expect(transaction.abort).not.toHaveBeenCalled();
	leave(true);
	expect(await writing).toBe(false);
	expect(transaction.abort).toHaveBeenCalledOnce();
});

test('USE-08 USE-09 a transaction begun while the page is frozen is aborted at once, one after it came back is not', async () => {
	const { transaction, leave, comeBack } = stubPage();
	const { writeStore } = await import('./device-store.ts');
	leave(true);
	const writing = writeStore(async () => {});
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await writing).toBe(false);
	expect(transaction.abort).toHaveBeenCalledOnce();
	comeBack();
	void writeStore(async () => {});
	await vi.advanceTimersByTimeAsync(1);
	expect(transaction.abort).toHaveBeenCalledOnce();
});
