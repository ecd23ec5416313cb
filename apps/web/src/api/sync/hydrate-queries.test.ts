import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { sessionOf } from '../../testing/sessions.ts';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.resetModules();
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('localStorage', new FakeStorage());
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A tab of user 1, whose device has stored two lists that are right up to a revision. */
async function tabWith(stored: number | null) {
	const { keepSession } = await import('../session-store.ts');
	const { queryClient } = await import('../query-client.ts');
	const { writeStore } = await import('./device-store.ts');
	const { metaKey, prefixOf } = await import('./stored-query.ts');
	const revisions = await import('./known-revision.ts');
	const { hydrateQueries } = await import('./hydrate-queries.ts');
	keepSession(sessionOf(1));
	const prefix = prefixOf(1);
	await writeStore(async (records) => {
		records.put({ stamp: 'a', revision: stored, contactAt: null }, metaKey(prefix));
		for (const name of ['bands', 'stages']) {
			records.put(JSON.stringify({ queryKey: [name], updatedAt: 1, data: ['stored'] }), `${prefix}["${name}"]`);
		}
	});
	const shown = () => ['bands', 'stages'].map((name) => queryClient.getQueryData([name]));
	return { keepSession, queryClient, ...revisions, hydrateQueries, shown };
}

/** Another tab stores something, and does not end before it is told to. */
async function holdDatabase(): Promise<() => Promise<void>> {
	const opening = indexedDB.open('crossload');
	await new Promise((resolve) => Object.assign(opening, { onsuccess: resolve }));
	const transaction = opening.result.transaction('stored', 'readwrite');
	const records = transaction.objectStore('stored');
	let isHeld = true;
	const goOn = () => {
		if (isHeld) records.get('any').onsuccess = goOn;
	};
	goOn();
	const ended = new Promise<void>((resolve) => Object.assign(transaction, { oncomplete: () => resolve() }));
	return async () => {
		isHeld = false;
		await ended;
	};
}

/** The tab starts, and its database gives nothing in time; what is returned lets the other tab end. */
async function startLate({ hydrateQueries }: Pick<Awaited<ReturnType<typeof tabWith>>, 'hydrateQueries'>) {
	const release = await holdDatabase();
	const hydrating = hydrateQueries();
	await new Promise((resolve) => setImmediate(resolve));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await hydrating).toBeNull();
	return async () => {
		await release();
		for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
	};
}

test('USE-09 what the device’s database gives in time is there at once', async () => {
	const tab = await tabWith(7);
	expect(await tab.hydrateQueries()).toMatchObject({ userId: 1, stamp: 'a' });
	expect(tab.shown()).toEqual([['stored'], ['stored']]);
	expect(tab.knownRevision()).toBe(7);
});

test('USE-09 what it gives late fills what has not been fetched by then', async () => {
	const tab = await tabWith(7);
	const release = await startLate(tab);
	tab.queryClient.setQueryData(['stages'], ['fetched']);
	tab.noteListRevision(9);
	await release();
	expect(tab.shown()).toEqual([['stored'], ['fetched']]);
	expect(tab.knownRevision()).toBe(7);
});

test.each([
	[5, 7, 5],
	[9, 7, 7],
	[9, null, 0],
])(
	'USE-09 with a list fetched at revision %j, what is stored at %j counts as right up to %j',
	async (...[fetched, stored, right]) => {
		const tab = await tabWith(stored);
		const release = await startLate(tab);
		tab.noteListRevision(fetched);
		await release();
		expect(tab.listsRevision()).toBe(right);
	},
);

test('USE-09 once live updates are on, what comes late is left alone', async () => {
	const tab = await tabWith(7);
	const release = await startLate(tab);
	tab.setKnownRevision(12);
	await release();
	expect(tab.shown()).toEqual([undefined, undefined]);
	expect(tab.knownRevision()).toBe(12);
});

test('REL-71 nor does it come to somebody else who has signed in meanwhile', async () => {
	const tab = await tabWith(7);
	const release = await startLate(tab);
	tab.keepSession(sessionOf(2));
	await release();
	expect(tab.shown()).toEqual([undefined, undefined]);
});
