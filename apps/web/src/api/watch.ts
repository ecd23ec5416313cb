import { type Watch, watchCalls } from '@crossload/contract';
import { ALERT_KINDS, DAY } from '@crossload/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { decode } from '../lib/persisted.ts';
import { WATCH } from '../lib/personal-settings.ts';
import { readStored, writeStored } from '../lib/stored-text.ts';
import { request } from './client.ts';

/** What concerns the user (MINE-01), as this device last stored it until the server has responded: the same without a network. */
export const watchQuery = queryOptions({
	queryKey: ['watch'],
	queryFn: async ({ signal }) => keep(await request(watchCalls.get, { signal })),
	initialData: (): Watch => decode(readStored(WATCH), parseWatch, NOTHING_CHOSEN),
	initialDataUpdatedAt: 0,
	// Fetched once per start of the app, whatever live updates bring: it may have been changed on another device.
	staleTime: DAY,
});

/** At first everything concerns everybody (ALRT-07). */
export const NOTHING_CHOSEN: Watch = {
	mine: { stageIds: [], positionIds: [], functionIds: [], types: [] },
	kinds: [...ALERT_KINDS],
	quiet: null,
};

function keep(watch: Watch): Watch {
	writeStored(WATCH, JSON.stringify(watch));
	return watch;
}

/** Whether what is stored is what `keep` stores; nothing else writes it, but an older release may have. */
function parseWatch(stored: unknown): Watch | null {
	const { mine } = (stored ?? {}) as Partial<Watch>;
	const lists = [mine?.stageIds, mine?.positionIds, mine?.functionIds, mine?.types];
	return lists.every(Array.isArray) ? (stored as Watch) : null;
}

/** Changes what concerns the user: shown at once, taken back when the server does not take it. Several are sent in turn. */
export function useChangeWatch() {
	const client = useQueryClient();
	return useMutation({
		scope: { id: SCOPE },
		mutationFn: (change: Partial<Watch>) => request(watchCalls.change, { body: change }),
		onMutate: async (change) => {
			await client.cancelQueries(watchQuery);
			const before = client.getQueryData(watchQuery.queryKey) ?? NOTHING_CHOSEN;
			client.setQueryData(watchQuery.queryKey, { ...before, ...change });
			return before;
		},
		onError: (_error, _change, before) => client.setQueryData(watchQuery.queryKey, before),
		onSuccess: (saved) => {
			keep(saved);
			// A later change that waits for this one stays in sight.
			if (client.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE }) <= 1)
				client.setQueryData(watchQuery.queryKey, saved);
		},
	});
}

const SCOPE = 'watch';
