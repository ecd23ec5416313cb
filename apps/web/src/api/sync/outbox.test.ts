import { REVISION_HEADER } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../../testing/fake-locks.ts';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { sessionOf } from '../../testing/sessions.ts';
import { currentSession, endSession, keepSession } from '../session-store.ts';
import { cancel, enqueue, tryAgain } from './enqueue.ts';
import { appliedEntries, onOutboxChange, outboxEntries, startOutbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const fetched = vi.fn<typeof fetch>();
const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const calls = () => fetched.mock.calls.map(([url, init]) => `${init?.method} ${url}`);
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? null)));
const page = new EventTarget();
let storage: FakeStorage;

beforeAll(() => {
	vi.stubGlobal('window', page);
	vi.stubGlobal('localStorage', new FakeStorage());
	startOutbox();
});

beforeEach(() => {
	storage = new FakeStorage();
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('fetch', fetched);
	fetched.mockReset();
	keepSession(sessionOf(1));
});

afterEach(() => endSession('logout'));
afterAll(() => vi.unstubAllGlobals());

test('REL-72 a tap that ends the session is kept, and there again for the same user', async () => {
	fetched.mockImplementation(async () => response(401, { message: 'Sign in again.' }));
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	expect(currentSession()).toBeNull();
	expect(outboxEntries()).toEqual([]);
	keepSession(sessionOf(1));
	expect(outboxEntries()).toMatchObject([{ kind: 'start', id: 4 }]);
});

test('REL-71 REL-72 the next user sees and sends nothing of it, and it is gone from the device', async () => {
	fetched.mockRejectedValue(new TypeError('network'));
	await enqueue({ kind: 'start', id: 4 });
	endSession('expired');
	keepSession(sessionOf(2));
	expect(outboxEntries()).toEqual([]);
	expect(Object.keys(storage).filter((key) => key.startsWith('outbox/'))).toEqual([]);
});

test('REL-72 a response that comes once somebody else has signed in leaves their outbox alone', async () => {
	fetched.mockImplementationOnce(async () => {
		endSession('expired');
		keepSession(sessionOf(2));
		return response(200, { id: 4 });
	});
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	expect(outboxEntries()).toEqual([]);
	expect(calls()).toEqual(['PUT /api/activity/4/start']);
});

test('USE-09 a tap that the device cannot store is said to last as long as the page, is kept, and sent later', async () => {
	storage.setItem = () => {
		throw new DOMException('Full', 'QuotaExceededError');
	};
	fetched.mockRejectedValueOnce(new TypeError('network'));
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('unstored');
	page.dispatchEvent(Object.assign(new Event('storage'), { key: 'outbox/1/another' }));
	expect(outboxEntries()).toMatchObject([{ id: 4, state: 'waiting' }]);
	const leaving = new Event('beforeunload', { cancelable: true });
	page.dispatchEvent(leaving);
	expect(leaving.defaultPrevented).toBe(true);
	fetched.mockImplementation(async () => response(200, { id: 4 }));
	expect(await enqueue({ kind: 'end', id: 4 })).toBe('sent');
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls().slice(1)).toEqual(['PUT /api/activity/4/start', 'PUT /api/activity/4/end']);
});

test('USE-10 a tap that meets a 500 is sent again with its time', async () => {
	fetched.mockImplementation(async () => response(200, { id: 7 }));
	fetched.mockImplementationOnce(async () => response(500, { message: 'Broken' }));
	expect(await enqueue({ kind: 'start', id: 7, at: toFestivalTime('2026-08-22T17:26:00+02:00') })).toBe('sent');
	expect(bodies()).toEqual([{ at: '2026-08-22T17:26:00+02:00' }, { at: '2026-08-22T17:26:00+02:00' }]);
});

test.each([500, 507])(
	'ACT-09 USE-10 a server that goes on responding %i is shown, and it can be tried again',
	async (status) => {
		fetched.mockImplementation(async () => response(status, { message: 'Broken' }));
		await expect(enqueue({ kind: 'start', id: 7 })).rejects.toThrow('Broken');
		const [failed] = outboxEntries();
		expect(failed).toMatchObject({ id: 7, state: 'failed', error: 'Broken', canRetry: true });
		fetched.mockImplementation(async () => response(200, { id: 7 }));
		if (failed) tryAgain(failed);
		await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	},
);

test('USE-10 what fails in an unexpected way does not hold up what comes after it', async () => {
	const get = (name: string) => {
		if (name === REVISION_HEADER) throw new TypeError('Nobody thought of this');
		return null;
	};
	const faulty = () => Object.defineProperty(response(200, {}), 'headers', { value: { get } });
	fetched.mockImplementation(async (url) => (String(url).includes('/7/') ? faulty() : response(200, { id: 8 })));
	const first = enqueue({ kind: 'start', id: 7 });
	const second = enqueue({ kind: 'start', id: 8 });
	await expect(first).rejects.toThrow('Nobody thought of this');
	expect(await second).toBe('sent');
	await vi.waitFor(() => expect(outboxEntries()).toMatchObject([{ id: 7, state: 'failed' }]));
});

test('ACT-09 an error is shown at once in the server’s words, and needs no reminder', async () => {
	fetched.mockImplementation(async () => response(409, { message: 'Started already' }));
	await expect(enqueue({ kind: 'start', id: 7 })).rejects.toThrow('Started already');
	expect(outboxEntries()).toEqual([]);
	expect(calls()).toHaveLength(1);
});

test.each([408, 429, 502, 503, 504])('REL-72 a tap that meets a %i waits', async (status) => {
	fetched.mockImplementation(async () => response(status, { message: 'Later' }));
	expect(await enqueue({ kind: 'start', id: 8 })).toBe('stored');
	expect(outboxEntries()).toMatchObject([{ id: 8, state: 'waiting', error: null }]);
});

test('USE-10 undo of a tap whose request is under way takes it back once the response is here', async () => {
	const at = toFestivalTime('2026-08-22T17:26:00+02:00');
	let respond: (response: Response) => void = () => {};
	fetched.mockImplementation(async (url, init) => {
		if (init?.method === 'GET') return response(200, { id: 4, start: at, end: null, version: 3 });
		if (String(url).endsWith('/start'))
			return await new Promise((resolve) => {
				respond = resolve;
			});
		return response(200, { id: 4 });
	});
	void enqueue({ kind: 'start', id: 4, at });
	await vi.waitFor(() => expect(calls()).toHaveLength(1));
	outboxEntries().forEach(cancel);
	expect(outboxEntries()).toMatchObject([{ isCancelled: true }]);
	respond(response(200, { id: 4 }));
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls()).toEqual(['PUT /api/activity/4/start', 'GET /api/activity/4', 'PUT /api/activity/4']);
	expect(bodies()[2]).toEqual({ start: null, version: 3 });
});

test('USE-10 undo of a tap that was never sent removes it', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	outboxEntries().forEach(cancel);
	expect(outboxEntries()).toEqual([]);
	expect(calls()).toEqual([]);
});

test('USE-10 undo of a tap that another tab has begun to send takes it back at the server', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	const [entry] = outboxEntries();
	storage.setItem(`outbox/1/${entry?.key}`, JSON.stringify({ ...entry, attempts: 1 }));
	vi.stubGlobal('navigator', {});
	fetched.mockImplementation(async () => response(200, { id: 4, start: null, end: null, version: 3 }));
	if (entry) cancel(entry);
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls()).toEqual(['GET /api/activity/4']);
});

test('USE-10 undo in another tab counts before its storage event arrives', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	const [entry] = outboxEntries();
	// As another tab writes it; the event that says so comes a moment later.
	storage.setItem(`outbox/1/${entry?.key}`, JSON.stringify({ ...entry, isCancelled: true }));
	vi.stubGlobal('navigator', {});
	fetched.mockImplementation(async () => response(200, { id: 4, start: null, end: null, version: 3 }));
	await sendOutbox();
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls()).not.toContain('PUT /api/activity/4/start');
});

test('REL-72 a tap goes on to the server although storage cannot be read any more', async () => {
	fetched.mockRejectedValueOnce(new TypeError('network'));
	fetched.mockImplementation(async () => response(200, { id: 4 }));
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('stored');
	storage.getItem = () => {
		throw new Error('storage failed');
	};
	await sendOutbox();
	expect(calls()).toEqual(['PUT /api/activity/4/start', 'PUT /api/activity/4/start']);
});

test('REL-72 a tap goes on to the server although storage gives nothing of what it took', async () => {
	storage.getItem = () => null;
	fetched.mockRejectedValueOnce(new TypeError('network'));
	fetched.mockImplementation(async () => response(200, { id: 4 }));
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('unstored');
	await sendOutbox();
	expect(calls()).toEqual(['PUT /api/activity/4/start', 'PUT /api/activity/4/start']);
});

/** Another tab has sent the entries and removes them; the event that says so comes a moment later. */
function settleElsewhere(): void {
	for (const key of Object.keys(storage)) if (key.startsWith('outbox/')) storage.removeItem(key);
}

test('REL-72 a Start that another tab has sent meanwhile stands, and comes back into no outbox', async () => {
	fetched.mockImplementationOnce(async () => {
		settleElsewhere();
		page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
		return response(200, { id: 4 });
	});
	fetched.mockImplementation(async () => response(200, { id: 5 }));
	expect(await enqueue({ kind: 'start', id: 4 })).toBe('sent');
	expect(await enqueue({ kind: 'start', id: 5 })).toBe('sent');
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls()).toEqual(['PUT /api/activity/4/start', 'PUT /api/activity/5/start']);
	expect(Object.keys(storage).filter((key) => key.startsWith('outbox/'))).toEqual([]);
});

test.each([
	['took too long', () => Promise.reject(new TypeError('network'))],
	['is here', async () => response(200, { id: 4 })],
	['says no', async () => response(409, { message: 'Started already' })],
])('REL-72 a tab that wakes up when the response %s marks nothing that another has settled', async (_, respond) => {
	let settle: () => void = () => {};
	fetched.mockImplementationOnce(async () => {
		await new Promise<void>((resolve) => {
			settle = resolve;
		});
		return await respond();
	});
	const outcome = enqueue({ kind: 'start', id: 4 });
	await vi.waitFor(() => expect(calls()).toHaveLength(1));
	settleElsewhere();
	settle();
	await sendOutbox();
	expect(Object.keys(storage).filter((key) => key.startsWith('outbox/'))).toEqual([]);
	page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
	expect(await outcome).toBe('sent');
	expect(calls()).toHaveLength(1);
});

test('REL-72 a tab whose turn was taken by another stops after the entry that it is at', async () => {
	const locks = new FakeLocks();
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', { locks });
	let respond: (response: Response) => void = () => {};
	fetched.mockImplementation(
		() =>
			new Promise((resolve) => {
				respond = resolve;
			}),
	);
	const first = enqueue({ kind: 'start', id: 4 });
	void enqueue({ kind: 'start', id: 5 });
	await vi.waitFor(() => expect(calls()).toHaveLength(1));
	void locks.request('crossload/outbox', { steal: true }, () => new Promise(() => {})).catch(() => {});
	await Promise.resolve();
	respond(response(200, { id: 4 }));
	expect(await first).toBe('sent');
	await vi.waitFor(() => expect(outboxEntries()).toMatchObject([{ id: 5, state: 'new' }]));
	expect(calls()).toEqual(['PUT /api/activity/4/start']);
});

test('a band that was changed in other ways only takes its status with the second request', async () => {
	fetched.mockImplementationOnce(async () =>
		response(409, { message: 'Changed', current: { status: 'here', version: 6 } }),
	);
	fetched.mockImplementation(async () => new Response(null, { status: 204 }));
	expect(await enqueue({ kind: 'band-status', id: 3, status: 'gone', before: 'here', version: 5 })).toBe('sent');
	expect(bodies()).toEqual([
		{ status: 'gone', version: 5 },
		{ status: 'gone', version: 6 },
	]);
});

test('GATE-05 an unknown plate that is noted without a network is sent once, and taken back by its own alert', async () => {
	const note = { kind: 'unexpected', id: 0, key: 'note-1', plate: 'ZH 1', text: null, positionId: 3 } as const;
	fetched.mockRejectedValueOnce(new TypeError('network'));
	expect(await enqueue(note)).toBe('stored');
	fetched.mockImplementation(async () => response(200, { id: 7 }));
	const [entry] = outboxEntries();
	if (!entry) throw new Error('Nothing is kept');
	cancel(entry);
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	expect(calls()).toEqual(['POST /api/alerts', 'POST /api/alerts', 'PUT /api/alerts/7/settle']);
	const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
	expect(keys.slice(0, 2)).toEqual(['note-1', 'note-1']);
	expect(bodies()[0]).toEqual(bodies()[1]);
});

test('USE-10 what is taken back once the server has it, and before the lists hold it, is undone there', async () => {
	const at = toFestivalTime('2026-08-22T17:26:00+02:00');
	fetched.mockImplementation(async () => response(200, { id: 4, version: 3, start: at }));
	const unsubscribe = onOutboxChange(() => {
		const entry = outboxEntries().find(({ state }) => state === 'sent');
		if (entry && !entry.isCancelled) cancel(entry);
	});
	await enqueue({ kind: 'start', id: 4, at });
	await vi.waitFor(() => expect(outboxEntries()).toEqual([]));
	unsubscribe();
	expect(calls()).toEqual(['PUT /api/activity/4/start', 'GET /api/activity/4', 'PUT /api/activity/4']);
});

test('REL-72 what a tap does to rows changes once, however often it is sent', async () => {
	fetched.mockRejectedValueOnce(new TypeError('network'));
	const applied = new Set<unknown>();
	const states: string[] = [];
	const unsubscribe = onOutboxChange(() => {
		const [entry] = outboxEntries();
		if (!entry) return;
		applied.add(appliedEntries());
		states.push(entry.state);
	});
	await enqueue({ kind: 'start', id: 4 });
	fetched.mockImplementation(async () => response(200, { id: 4 }));
	await sendOutbox();
	await vi.waitFor(() => expect(states).toContain('sent'));
	unsubscribe();
	expect(states).toEqual(expect.arrayContaining(['new', 'waiting', 'sent']));
	expect(applied.size).toBe(1);
});
