import {
	activityCalls,
	bandCalls,
	carryOverCalls,
	changeCalls,
	importCalls,
	REVISION_HEADER,
} from '@crossload/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { request, requestBytes } from './client.ts';
import { ApiError, Unreachable } from './errors.ts';
import { currentSession, endSession, keepSession } from './session-store.ts';
import { listsRevision, setKnownRevision } from './sync/known-revision.ts';

const user = { id: 1, name: 'lead', role: 'lead', permissions: [], version: 1 };
const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString('base64url');
const token = `h.${payload}.s`;
const fetched = vi.fn<typeof fetch>();

const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const sent = (index: number) => new Headers(fetched.mock.calls[index]?.[1]?.headers);

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal('fetch', fetched);
	fetched.mockReset();
	endSession('logout');
});

afterAll(() => {
	endSession('logout');
	vi.unstubAllGlobals();
});

test('the call says method, path and query; the token travels in the header', async () => {
	keepSession({ token, user });
	fetched.mockResolvedValue(new Response(null, { status: 204 }));
	await request(bandCalls.remove, { id: 5, query: { cascade: 'true' } });
	expect(fetched.mock.calls[0]?.[0]).toBe('/api/band/5?cascade=true');
	expect(fetched.mock.calls[0]?.[1]?.method).toBe('DELETE');
	expect(sent(0).get('Authorization')).toBe(`Bearer ${token}`);
});

test('REL-51 the stream starts at the oldest of what was read before it, not of the lists alone', async () => {
	const shown = (revision: number) => new Response('[]', { headers: { [REVISION_HEADER]: `${revision}` } });
	fetched.mockResolvedValueOnce(shown(7)).mockResolvedValueOnce(shown(8)).mockResolvedValueOnce(shown(5));
	setKnownRevision(null);
	await request(changeCalls.list);
	await request(bandCalls.list);
	await request(bandCalls.update, { id: 1, body: {} });
	expect(listsRevision()).toBe(7);
});

test('API-13 a write whose response got lost keeps its key, one with a response gets a new key', async () => {
	const start = () => request(activityCalls.start, { id: 4, body: {} });
	fetched.mockRejectedValueOnce(new TypeError('network'));
	await expect(start()).rejects.toBeInstanceOf(Unreachable);
	fetched.mockResolvedValueOnce(response(503, { message: 'busy' }));
	await expect(start()).rejects.toBeInstanceOf(ApiError);
	fetched.mockResolvedValueOnce(response(200, { id: 4 }));
	await start();
	fetched.mockResolvedValueOnce(response(409, { message: 'Already started.' }));
	await expect(start()).rejects.toThrow('Already started.');
	const keys = [0, 1, 2, 3].map((index) => sent(index).get('Idempotency-Key'));
	expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
	expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
	expect(keys[3]).not.toBe(keys[0]);
});

test('API-13 a write whose response breaks off half way keeps its key', async () => {
	const create = () => request(bandCalls.create, { body: { name: 'Moth Parade', stage: 1 } });
	const halfWay = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
	fetched.mockResolvedValueOnce(new Response(halfWay, { status: 201 }));
	await expect(create()).rejects.toBeInstanceOf(Unreachable);
	fetched.mockResolvedValueOnce(response(201, { id: 4 }));
	expect(await create()).toEqual({ id: 4 });
	expect(sent(1).get('Idempotency-Key')).toBe(sent(0).get('Idempotency-Key'));
});

test('an error carries the message, the fields and the present state', async () => {
	const body = { statusCode: 409, error: 'Conflict', message: 'Changed since.', fields: { name: 'Taken' }, current: 7 };
	fetched.mockResolvedValue(response(409, body));
	await expect(request(bandCalls.list)).rejects.toMatchObject({
		statusCode: 409,
		message: 'Changed since.',
		fields: { name: 'Taken' },
		current: 7,
	});
});

test('an error without our JSON still says something', async () => {
	fetched.mockResolvedValue(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
	await expect(request(bandCalls.list)).rejects.toThrow('The server could not do that (502).');
});

test('AUTH-11 a refused token ends the session on this device', async () => {
	keepSession({ token, user });
	fetched.mockResolvedValue(response(401, { message: 'Sign in again.' }));
	await expect(request(bandCalls.list)).rejects.toThrow('Sign in again.');
	expect(currentSession()).toBeNull();
	expect(localStorage.getItem('token')).toBeNull();
	expect(localStorage.getItem('user')).toBeNull();
});

test('a request that its screen gave up is no sign of a lost server', async () => {
	const gaveUp = AbortSignal.abort();
	fetched.mockRejectedValue(gaveUp.reason);
	await expect(request(bandCalls.list, { signal: gaveUp })).rejects.not.toBeInstanceOf(Unreachable);
});

test('IMP-01 what is as large as a file has as long to be sent, however it is sent', async () => {
	const timeout = vi.spyOn(AbortSignal, 'timeout');
	fetched.mockImplementation(async () => response(200, {}));
	await request(bandCalls.list);
	await request(carryOverCalls.run, { file: new File(['rows'], 'last-year.db') });
	await requestBytes(importCalls.run, { body: new Blob(['rows']), write: null });
	const [usual = 0, ...uploads] = timeout.mock.calls.map(([milliseconds]) => milliseconds);
	timeout.mockRestore();
	expect(uploads).toHaveLength(2);
	for (const upload of uploads) expect(upload).toBeGreaterThan(usual);
});
