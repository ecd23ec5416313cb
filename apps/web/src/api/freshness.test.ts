import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bandListQuery } from './bands.ts';
import { pollLists, refreshLists, whatHasChanged } from './freshness.ts';
import { queryClient } from './query-client.ts';
import { stageListQuery } from './stages.ts';

const fetched = vi.fn<typeof fetch>();
const rows = (...names: string[]) => new Response(JSON.stringify(names.map((name, id) => ({ id, name, version: 1 }))));

beforeEach(() => {
	vi.stubGlobal('fetch', fetched);
	fetched.mockReset();
});

afterEach(() => {
	queryClient.clear();
	vi.unstubAllGlobals();
});

test('lists that the device has kept and no screen has shown are asked for anew as well', async () => {
	const before = new QueryClient();
	before.setQueryData(['bands'], [{ id: 0, name: 'Moth Parade', version: 1 }]);
	before.setQueryData(['activity', 3], { id: 3 });
	hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(before))) as DehydratedState);
	fetched.mockImplementation(async () => rows('Moth Parade', 'Salt'));
	refreshLists();
	await queryClient.prefetchQuery({ ...bandListQuery, staleTime: Number.POSITIVE_INFINITY });
	expect(queryClient.getQueryData(['bands'])).toHaveLength(2);
	expect(queryClient.getQueryState(['bands'])?.error).toBeNull();
	expect(queryClient.getQueryData(['activity', 3])).toBeUndefined();
});

test('after a change what is on its way already does not count', async () => {
	fetched.mockImplementationOnce(async () => rows('Main'));
	const screen = new QueryObserver(queryClient, { ...stageListQuery, retry: false });
	const leave = screen.subscribe(() => {});
	await vi.waitFor(() => expect(screen.getCurrentResult().data).toHaveLength(1));
	let answerLate: () => void = () => {};
	const late = new Promise<Response>((resolve) => {
		answerLate = () => resolve(rows('Main'));
	});
	fetched.mockImplementationOnce(() => late);
	pollLists();
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
	fetched.mockImplementationOnce(async () => rows('Main', 'Tent'));
	whatHasChanged();
	answerLate();
	await vi.waitFor(() => expect(screen.getCurrentResult().data).toHaveLength(2));
	leave();
});
