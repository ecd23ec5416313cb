import { operationCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions } from '@tanstack/react-query';
import { within } from '../lib/within.ts';
import { request } from './client.ts';
import { isOffsetKnown } from './clock.ts';
import { queryClient } from './query-client.ts';
import { currentSession } from './session-store.ts';

/** The festival's name and its offset from UTC. */
export const festivalQuery = queryOptions({
	queryKey: ['festival'],
	queryFn: ({ signal }) => request(operationCalls.festival, { signal }),
	staleTime: HOUR,
});

/** The festival's name and, in demo mode, the logins to try; for everyone. */
export const loginScreenQuery = queryOptions({
	queryKey: ['login-screen'],
	queryFn: ({ signal }) => request(operationCalls.loginScreen, { signal }),
	staleTime: HOUR,
});

/** How long the first screen waits for the offset, in milliseconds: without a network it is shown all the same. */
const MAX_WAIT_MS = 2_000;

/** Fetches the festival's offset from UTC unless this device has stored it, so that no time is shown before it is known. */
export async function ensureOffset(): Promise<void> {
	if (isOffsetKnown() || currentSession() === null) return;
	await within(MAX_WAIT_MS, queryClient.prefetchQuery(festivalQuery));
}
