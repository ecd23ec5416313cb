import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, endSession, keepSession } from '../session-store.ts';
import { perform, undo } from './perform.ts';
import { restoreUnsent, unsentActions } from './unsent-store.ts';

const user = { id: 1, name: 'gate', role: 'gate', permissions: [], version: 1 };
const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString('base64url');
const session = { token: `h.${payload}.s`, user };
const fetched = vi.fn<typeof fetch>();

beforeAll(async () => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('IDBKeyRange', IDBKeyRange);
	await restoreUnsent();
});

beforeEach(() => {
	vi.stubGlobal('fetch', fetched);
	fetched.mockReset();
	keepSession(session);
});

afterEach(() => endSession('logout'));
afterAll(() => vi.unstubAllGlobals());

test('REL-72 a tap that ends the session is kept, and there again for the same user', async () => {
	fetched.mockResolvedValue(new Response(JSON.stringify({ message: 'Sign in again.' }), { status: 401 }));
	expect(await perform({ kind: 'start', id: 4 })).toBe('kept');
	expect(currentSession()).toBeNull();
	keepSession(session);
	await vi.waitFor(() => expect(unsentActions()).toMatchObject([{ kind: 'start', id: 4 }]));
});

test('REL-72 a tap is not lost to what was being read before it', async () => {
	fetched.mockRejectedValue(new TypeError('network'));
	await perform({ kind: 'start', id: 4 });
	await Promise.all(unsentActions().map(undo));
	endSession('expired');
	keepSession(session);
	expect(await perform({ kind: 'start', id: 5 })).toBe('kept');
	expect(unsentActions()).toMatchObject([{ kind: 'start', id: 5 }]);
});

test('REL-71 whoever signs in while the last one’s taps are forgotten has their own noted', async () => {
	fetched.mockRejectedValue(new TypeError('network'));
	endSession('logout');
	keepSession(session);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(await perform({ kind: 'end', id: 6 })).toBe('kept');
	expect(unsentActions()).toMatchObject([{ kind: 'end', id: 6 }]);
});

test('ACT-09 what the server fails to do is told in its words, and shows no more', async () => {
	fetched.mockImplementation(async () => new Response(JSON.stringify({ message: 'Broken' }), { status: 500 }));
	await expect(perform({ kind: 'start', id: 7 })).rejects.toThrow('Broken');
	await vi.waitFor(() => expect(unsentActions()).toEqual([]));
});

test.each([408, 429, 502, 503, 504])('REL-72 a tap that meets a %i waits', async (status) => {
	fetched.mockImplementation(async () => new Response(JSON.stringify({ message: 'Later' }), { status }));
	expect(await perform({ kind: 'start', id: 8 })).toBe('kept');
	expect(unsentActions()).toMatchObject([{ id: 8, isWaiting: true, refusal: null }]);
});
