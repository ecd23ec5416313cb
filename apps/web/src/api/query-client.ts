import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import { currentSession, onSessionChange } from './session-store.ts';

/** Spread into the query of every list that a screen shows: it stays fresh by itself while it is on screen. */
export const ON_SCREEN = { refetchInterval: 15_000 } as const;

/** The cache of everything the server answered. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 10_000,
			refetchOnWindowFocus: true,
			refetchOnReconnect: true,
			// A browser's word on whether there is a network is often wrong: asking tells.
			networkMode: 'always',
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

let owner = currentSession()?.user.id;

/** What one user was told is gone from the device before the next one sees anything (RELIABILITY REL-71). */
onSessionChange(() => {
	const next = currentSession()?.user.id;
	if (owner !== undefined && owner !== next) queryClient.clear();
	owner = next;
});
