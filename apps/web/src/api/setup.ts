import { type Setup, type SetupUpdate, setupCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { within } from '../lib/within.ts';
import { request } from './client.ts';
import { queryClient } from './query-client.ts';
import { useListMutation } from './save.ts';

/** The settings of the first steps, for the menu; for holders of `import` (IMP-09). */
export const setupQuery = queryOptions({
	queryKey: ['setup'],
	queryFn: ({ signal }) => request(setupCalls.get, { signal }),
	staleTime: HOUR,
});

/** How far the installation is, for its screen: like everything under `changes` it is fetched again with every event. */
export const openSetupQuery = queryOptions({ ...setupQuery, queryKey: ['changes', 'setup'], staleTime: 0 });

/** How far the installation is now, whatever is cached. */
export async function readSetup(): Promise<Setup> {
	await queryClient.cancelQueries(openSetupQuery);
	return await queryClient.fetchQuery(openSetupQuery);
}

/** Hides the first steps or leaves some out, for this installation: shown at once, taken back when the server does not take it. */
export function useChangeSetup() {
	return useMutation({
		scope: { id: 'setup' },
		mutationFn: (change: SetupUpdate) => request(setupCalls.change, { body: change }),
		onMutate: async (change) => {
			await queryClient.cancelQueries(openSetupQuery);
			const before = queryClient.getQueryData(openSetupQuery.queryKey);
			if (before) keep({ ...before, ...change });
			return before;
		},
		onError: (_error, _change, before) => before && keep(before),
		onSuccess: keep,
	});
}

function keep(setup: Setup): void {
	queryClient.setQueryData(setupQuery.queryKey, setup);
	queryClient.setQueryData(openSetupQuery.queryKey, setup);
}

/** Fills an empty installation with the invented festival. */
export function useInventFestival() {
	return useListMutation(() => request(setupCalls.invent));
}

/** Takes the invented festival back with all that was changed since. */
export function useTakeInventedBack() {
	return useListMutation(() => request(setupCalls.takeBack));
}

/** Longest that a login waits for this, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** Where a login of somebody who may set up leads: to the first steps while nothing is there, else home. */
export async function screenAfterLogin(): Promise<'/' | '/setup'> {
	const asked = queryClient.fetchQuery({ ...setupQuery, staleTime: 0, retry: false }).catch(() => undefined);
	const setup = await within(MAX_WAIT_MS, asked);
	return setup?.empty && !setup.hidden ? '/setup' : '/';
}
