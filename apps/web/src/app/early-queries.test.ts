import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { awaitEarlyResponses } from './early-queries.ts';

const fetched = vi.fn<typeof fetch>(async () => new Response('[]'));

afterEach(() => {
	globalThis.earlyResponses = undefined;
	queryClient.clear();
	vi.unstubAllGlobals();
});

test('what the page asks for before the app is there is what the app then uses', async () => {
	const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
	vi.stubGlobal('fetch', fetched);
	// Somebody else's, so that every call comes by here.
	const response = Promise.resolve(new Response('[]'));
	globalThis.earlyResponses = { token: 'else', responses: new Map([['/api/stages', { sentAt: 0, response }]]) };
	await awaitEarlyResponses();
	const asked = fetched.mock.calls.map(([url]) => url);
	expect(asked.length).toBeGreaterThan(0);
	expect(/data-calls="([^"]*)"/.exec(page)?.[1]?.split(' ')).toEqual(asked);
});
