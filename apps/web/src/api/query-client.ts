import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import { currentSession, onSessionChange } from './session-store.ts';
import { connectionNow, isLive } from './sync/connection.ts';
import { knownRevision } from './sync/known-revision.ts';
import { shareRows } from './sync/share-rows.ts';

/** The cache of everything the server has sent. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			// Live updates keep the lists right: nothing needs to be fetched again.
			staleTime: () => (areListsRight() ? Number.POSITIVE_INFINITY : 10_000),
			// Every screen opens from what the device has, however long ago it was last open.
			gcTime: Number.POSITIVE_INFINITY,
			refetchOnWindowFocus: true,
			refetchOnReconnect: true,
			// `navigator.onLine` is often wrong: a request shows whether there is a network.
			networkMode: 'always',
			structuralSharing: shareRows,
			retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
		},
		mutations: {
			networkMode: 'always',
			// The write keeps its Idempotency-Key, so a second try is safe.
			retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
			retryDelay: 800,
		},
	},
});

/** Live updates are there, or about to bring what was missed since the responses that the device stored. */
function areListsRight(): boolean {
	return isLive() || (connectionNow() === 'connecting' && knownRevision() !== null);
}

let owner = currentSession()?.user.id;

/** What one user has seen is gone from the device before the next one sees anything (RELIABILITY REL-71). */
onSessionChange(() => {
	const next = currentSession()?.user.id;
	if (owner !== undefined && owner !== next) queryClient.clear();
	owner = next;
});
