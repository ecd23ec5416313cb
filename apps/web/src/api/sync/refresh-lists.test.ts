import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bandListQuery } from '../bands.ts';
import { queryClient } from '../query-client.ts';
import { stageListQuery } from '../stages.ts';
import { reportStreaming } from './connection.ts';
import { advanceRevision, setKnownRevision } from './known-revision.ts';
import * as minRevision from './min-revision.ts';
import {
	pollLists,
	refreshLists,
	refreshUnpatched,
	untilListsHoldChange,
	untilListsShowChange,
} from './refresh-lists.ts';

const fetched = vi.fn<typeof fetch>();
const rows = (...names: string[]) => new Response(JSON.stringify(names.map((name, id) => ({ id, name, version: 1 }))));

beforeEach(() => {
	vi.stubGlobal('fetch', fetched);
	fetched.mockReset();
});

afterEach(() => {
	queryClient.clear();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('lists that were stored on the device and no screen has shown are asked for again as well', async () => {
	queryClient.setQueryData(['bands'], [{ id: 0, name: 'Moth Parade', version: 1 }]);
	fetched.mockImplementation(async () => rows('Moth Parade', 'Salt'));
	void refreshLists();
	await queryClient.prefetchQuery({ ...bandListQuery, staleTime: Number.POSITIVE_INFINITY });
	expect(queryClient.getQueryData(['bands'])).toHaveLength(2);
	expect(queryClient.getQueryState(['bands'])?.error).toBeNull();
});

test('after a change what is on its way already does not count', async () => {
	fetched.mockImplementationOnce(async () => rows('Main'));
	const screen = new QueryObserver(queryClient, { ...stageListQuery, retry: false });
	const leave = screen.subscribe(() => {});
	await vi.waitFor(() => expect(screen.getCurrentResult().data).toHaveLength(1));
	let respondLate: () => void = () => {};
	const late = new Promise<Response>((resolve) => {
		respondLate = () => resolve(rows('Main'));
	});
	fetched.mockImplementationOnce(() => late);
	void pollLists();
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
	fetched.mockImplementationOnce(async () => rows('Main', 'Tent'));
	const shown = untilListsShowChange();
	respondLate();
	await shown;
	expect(screen.getCurrentResult().data).toHaveLength(2);
	leave();
});

/** The list of one stage on a screen, time that stands still, and a tap that the server has taken as revision 8. */
async function tapWithStagesOnScreen() {
	vi.spyOn(minRevision, 'minRevision').mockReturnValue(8);
	fetched.mockImplementationOnce(async () => rows('Main'));
	const screen = new QueryObserver(queryClient, { ...stageListQuery, retry: false });
	onTestFinished(screen.subscribe(() => undefined));
	await vi.waitFor(() => expect(screen.getCurrentResult().data).toHaveLength(1));
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	return screen;
}

test('ACT-10 what was tapped is held by the lists once a request for them has succeeded, not when it has failed', async () => {
	const screen = await tapWithStagesOnScreen();
	fetched.mockRejectedValueOnce(new TypeError('network'));
	fetched.mockImplementation(async () => rows('Main', 'Tent'));
	let isHeld = false;
	void untilListsHoldChange().then(() => {
		isHeld = true;
	});
	await vi.advanceTimersByTimeAsync(1_000);
	expect([isHeld, screen.getCurrentResult().data?.length]).toEqual([false, 1]);
	await vi.advanceTimersByTimeAsync(1_000);
	expect([isHeld, screen.getCurrentResult().data?.length]).toEqual([true, 2]);
});

test('ACT-10 two taps do not give up each other’s slow requests', async () => {
	await tapWithStagesOnScreen();
	// Longer than the time between looks.
	fetched.mockImplementation(async () => {
		await new Promise((done) => setTimeout(done, 4_000));
		return rows('Main', 'Tent');
	});
	const held: string[] = [];
	void untilListsHoldChange().then(() => held.push('first'));
	await vi.advanceTimersByTimeAsync(500);
	void untilListsHoldChange().then(() => held.push('second'));
	await vi.advanceTimersByTimeAsync(6_000);
	expect(held.toSorted()).toEqual(['first', 'second']);
	expect(fetched).toHaveBeenCalledTimes(3);
});

test('ACT-10 with live updates what was tapped is held by the lists once its event has come, however late', async () => {
	vi.spyOn(minRevision, 'minRevision').mockReturnValue(8);
	setKnownRevision(7);
	reportStreaming(true);
	onTestFinished(() => {
		reportStreaming(false);
		setKnownRevision(null);
	});
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	let isHeld = false;
	void untilListsHoldChange().then(() => {
		isHeld = true;
	});
	await vi.advanceTimersByTimeAsync(60_000);
	expect(isHeld).toBe(false);
	advanceRevision({ revision: 8, actor: null, changes: [] });
	await vi.advanceTimersByTimeAsync(0);
	expect(isHeld).toBe(true);
	expect(fetched).not.toHaveBeenCalled();
});

test.each([refreshLists, refreshUnpatched])(
	'%o asks once more for what is asked for the first time',
	async (refresh) => {
		const resolvers: ((answer: string) => void)[] = [];
		const screen = new QueryObserver(queryClient, {
			queryKey: ['changes'],
			queryFn: () => new Promise<string>((resolve) => resolvers.push(resolve)),
		});
		onTestFinished(screen.subscribe(() => undefined));
		void refresh();
		resolvers[0]?.('before the stream opened');
		await vi.waitFor(() => expect(resolvers).toHaveLength(2));
		resolvers[1]?.('after it');
		await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('after it'));
	},
);
