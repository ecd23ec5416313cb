import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { sessionOf } from '../../testing/sessions.ts';
import { queryClient } from '../query-client.ts';
import { endSession, keepSession } from '../session-store.ts';
import { BUILD } from './build.ts';
import { readStore } from './device-store.ts';
import { hydrateQueries } from './hydrate-queries.ts';
import { knownRevision, setKnownRevision } from './known-revision.ts';
import { startPersistence } from './query-persistence.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const put = IDBObjectStore.prototype.put;

/** Milliseconds after which a change has been stored, also after a failure. */
const STORED_AFTER = 5_000;

/** Has everything stored that has changed, as when the page goes out of sight. */
async function hidePage(): Promise<void> {
	page.visibilityState = 'hidden';
	page.dispatchEvent(new Event('visibilitychange'));
	page.visibilityState = 'visible';
	// Later transactions wait for the one that stores.
	await readStore('');
}

/** The page is opened again: its cache has only what the device has stored. */
async function reload(): Promise<void> {
	queryClient.clear();
	setKnownRevision(null);
	await hydrateQueries();
}

const bands = () => queryClient.getQueryData(['bands']);

beforeAll(() => {
	vi.stubGlobal('window', page);
	vi.stubGlobal('document', page);
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('IDBKeyRange', IDBKeyRange);
	startPersistence(null, () => true);
});

beforeEach(() => {
	vi.stubGlobal('localStorage', new FakeStorage());
	keepSession(sessionOf(1));
});

afterEach(async () => {
	IDBObjectStore.prototype.put = put;
	endSession('logout');
	queryClient.clear();
	setKnownRevision(null);
	await readStore('');
});

afterAll(() => vi.unstubAllGlobals());

test('what is stored is there again, with the revision up to which it is right', async () => {
	queryClient.setQueryData(['bands'], [{ id: 1 }]);
	setKnownRevision(7);
	await hidePage();
	await reload();
	expect(bands()).toEqual([{ id: 1 }]);
	expect(knownRevision()).toBe(7);
});

test('USE-09 when one list cannot be stored the older revision stays with the older rows, and it is tried again', async () => {
	queryClient.setQueryData(['bands'], ['old']);
	queryClient.setQueryData(['stages'], ['old']);
	setKnownRevision(7);
	await hidePage();
	queryClient.setQueryData(['stages'], ['new']);
	queryClient.setQueryData(['bands'], ['new']);
	setKnownRevision(8);
	IDBObjectStore.prototype.put = function (value, key) {
		if (String(key).includes('bands')) throw new DOMException('Full', 'QuotaExceededError');
		return put.call(this, value, key);
	};
	await hidePage();
	await reload();
	expect([bands(), queryClient.getQueryData(['stages'])]).toEqual([['old'], ['old']]);
	expect(knownRevision()).toBe(7);

	queryClient.setQueryData(['bands'], ['new']);
	setKnownRevision(8);
	await hidePage();
	IDBObjectStore.prototype.put = put;
	await hidePage();
	await reload();
	expect(bands()).toEqual(['new']);
	expect(knownRevision()).toBe(8);
});

test('USE-09 after a reload a row that changes is stored beside what the device holds already', async () => {
	queryClient.setQueryData(['bands'], [{ id: 1 }, { id: 500 }]);
	queryClient.setQueryData(['stages'], [{ id: 1 }]);
	await hidePage();
	queryClient.clear();
	startPersistence(await hydrateQueries(), () => true);
	const keys: string[] = [];
	IDBObjectStore.prototype.put = function (value, key) {
		keys.push(String(key).replace(/^.*\//, ''));
		return put.call(this, value, key);
	};
	queryClient.setQueryData(['bands'], ([first, ...others]: object[]) => [{ ...first, name: 'New' }, ...others]);
	await hidePage();
	expect(new Set(keys.filter((key) => key.includes('#')))).toEqual(new Set(['["bands"]#0']));
	IDBObjectStore.prototype.put = put;
	await reload();
	expect(bands()).toEqual([{ id: 1, name: 'New' }, { id: 500 }]);
	expect(queryClient.getQueryData(['stages'])).toEqual([{ id: 1 }]);
});

test('USE-09 a tab that could not read what is stored does not replace it by less', async () => {
	queryClient.setQueryData(['bands'], [{ id: 1 }]);
	queryClient.setQueryData(['stages'], [{ id: 1 }]);
	await hidePage();
	queryClient.clear();
	startPersistence(null, () => true);
	queryClient.setQueryData(['stages'], [{ id: 2 }]);
	await hidePage();
	await reload();
	expect(bands()).toEqual([{ id: 1 }]);
	expect(queryClient.getQueryData(['stages'])).toEqual([{ id: 1 }]);

	queryClient.setQueryData(['bands'], [{ id: 2 }]);
	await hidePage();
	await reload();
	expect(bands()).toEqual([{ id: 2 }]);
});

test('USE-09 what has come before storing begins is stored as well', async () => {
	queryClient.setQueryData(['bands'], [{ id: 1 }]);
	await hidePage();
	queryClient.clear();
	const hydrated = await hydrateQueries();
	queryClient.setQueryData(['bands'], [{ id: 1 }, { id: 2 }]);
	startPersistence(hydrated, () => true);
	await hidePage();
	await reload();
	expect(bands()).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a list that is to be asked for again is right up to no revision', async () => {
	queryClient.setQueryData(['bands'], ['old']);
	setKnownRevision(7);
	await queryClient.invalidateQueries({ queryKey: ['bands'] });
	await hidePage();
	await reload();
	expect(bands()).toEqual(['old']);
	expect(knownRevision()).toBeNull();
});

test('ALRT-03 ALRT-05 what no event keeps right is not stored: an older copy would hide what was saved since', async () => {
	queryClient.setQueryData(['bands'], ['stored']);
	queryClient.setQueryData(['watch'], { quiet: null });
	queryClient.setQueryData(['push'], 'off');
	await hidePage();
	await reload();
	expect(bands()).toEqual(['stored']);
	expect(queryClient.getQueryData(['watch'])).toBeUndefined();
	expect(queryClient.getQueryData(['push'])).toBeUndefined();
});

test('REL-71 what is being read for one user never shows to the next', async () => {
	queryClient.setQueryData(['bands'], ['of user 1']);
	await hidePage();
	queryClient.clear();
	const reading = hydrateQueries();
	keepSession(sessionOf(2));
	await reading;
	expect(bands()).toBeUndefined();
	keepSession(sessionOf(1));
	await readStore('');
	await reload();
	expect(bands()).toBeUndefined();
});

/** A tab of a browser of its own, which waits for no timer of an earlier test, and stores when `proceed` lets it. */
async function busyTab() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const shared = indexedDB;
	vi.stubGlobal('indexedDB', new IDBFactory());
	onTestFinished(() => void vi.stubGlobal('indexedDB', shared));
	vi.resetModules();
	const { readStore } = await import('./device-store.ts');
	const { keepSession } = await import('../session-store.ts');
	const { queryClient } = await import('../query-client.ts');
	const { knownRevision, setKnownRevision } = await import('./known-revision.ts');
	const { startPersistence } = await import('./query-persistence.ts');
	const { hydrateQueries } = await import('./hydrate-queries.ts');
	keepSession(sessionOf(1));
	startPersistence(null, () => true);
	const waiting: (() => void)[] = [];
	const requestIdleCallback = (proceed: () => void) => waiting.push(proceed);
	vi.stubGlobal('requestIdleCallback', requestIdleCallback);
	vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback }));
	onTestFinished(() => void vi.stubGlobal('window', page));
	const proceed = async () => {
		for (let turn = 0; turn < 4; turn++) {
			waiting.shift()?.();
			await readStore('');
			await vi.advanceTimersByTimeAsync(STORED_AFTER);
		}
	};
	const reload = async () => {
		queryClient.clear();
		setKnownRevision(null);
		await hydrateQueries();
	};
	return { waiting, proceed, reload, readStore, queryClient, knownRevision, setKnownRevision };
}

test('what changes while other queries are being stored is stored too', async () => {
	const { queryClient, waiting, proceed, reload } = await busyTab();
	queryClient.setQueryData(['bands'], ['first']);
	await vi.advanceTimersByTimeAsync(STORED_AFTER);
	expect(waiting).toHaveLength(1);
	queryClient.setQueryData(['stages'], ['came meanwhile']);
	await proceed();
	await reload();
	expect(queryClient.getQueryData(['bands'])).toEqual(['first']);
	expect(queryClient.getQueryData(['stages'])).toEqual(['came meanwhile']);
});

test.each([
	['for the first time', false],
	['again', true],
])(
	'USE-09 a page that goes out of sight while its queries are being stored %s leaves no older rows with a newer revision',
	async (_, isStored) => {
		const { queryClient, setKnownRevision, knownRevision, waiting, proceed, reload, readStore } = await busyTab();
		if (isStored) {
			queryClient.setQueryData(['bands'], ['stored']);
			await vi.advanceTimersByTimeAsync(STORED_AFTER);
			await proceed();
		}
		queryClient.setQueryData(['bands'], ['new']);
		queryClient.setQueryData(['stages'], ['new']);
		setKnownRevision(8);
		await vi.advanceTimersByTimeAsync(STORED_AFTER);
		expect(waiting).toHaveLength(1);
		queryClient.setQueryData(['stages'], ['newest']);
		setKnownRevision(9);
		page.visibilityState = 'hidden';
		page.dispatchEvent(new Event('visibilitychange'));
		page.visibilityState = 'visible';
		await readStore('');
		const shown = () => [queryClient.getQueryData(['bands']), queryClient.getQueryData(['stages']), knownRevision()];
		await reload();
		expect(shown()).toEqual([['new'], ['newest'], 9]);
		await proceed();
		await reload();
		expect(shown()).toEqual([['new'], ['newest'], 9]);
	},
);

/** What a tab that is opened beside this one hydrates of what the device has stored. */
async function openTab(build: string) {
	vi.resetModules();
	vi.doMock('./build.ts', () => ({ BUILD: build }));
	onTestFinished(() => void vi.doUnmock('./build.ts'));
	const { keepSession } = await import('../session-store.ts');
	const { queryClient } = await import('../query-client.ts');
	keepSession(sessionOf(1));
	await (await import('./hydrate-queries.ts')).hydrateQueries();
	return queryClient.getQueryData(['bands']) ?? null;
}

test('USE-09 a tab with another build hydrates nothing that this build has stored, one with the same build does', async () => {
	queryClient.setQueryData(['bands'], [{ id: 1 }]);
	setKnownRevision(7);
	await hidePage();
	expect(await openTab('/assets/other-build.js')).toBeNull();
	expect(await openTab(BUILD)).toEqual([{ id: 1 }]);
});
