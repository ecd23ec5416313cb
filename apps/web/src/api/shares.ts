import { type ShareCreate, shareCalls } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { queryClient } from './query-client.ts';

const SHARES = ['shares'] as const;

/** The links without a login, latest first; fetched whenever the screen opens, as no event is sent when one is used. */
export const shareListQuery = queryOptions({
	queryKey: SHARES,
	queryFn: ({ signal }) => request(shareCalls.list, { signal }),
	staleTime: 0,
});

const REFRESHES_SHARES = { onSettled: () => queryClient.invalidateQueries({ queryKey: SHARES }) };

/** Makes a share; its link is in the response this once. Throws `ApiError` 409 when there are too many. */
export function useCreateShare() {
	return useMutation({
		mutationFn: (body: ShareCreate) => request(shareCalls.create, { body }),
		...REFRESHES_SHARES,
	});
}

/** Revokes a share by id. */
export function useRevokeShare() {
	return useMutation({ mutationFn: (id: number) => request(shareCalls.remove, { id }), ...REFRESHES_SHARES });
}
