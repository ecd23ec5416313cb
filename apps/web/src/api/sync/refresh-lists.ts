import type { Query, QueryKey } from '@tanstack/react-query';
import { within } from '../../lib/within.ts';
import { queryClient } from '../query-client.ts';
import { isLive } from './connection.ts';
import { knownRevision, whenKnown } from './known-revision.ts';
import { LIVE_LISTS } from './live-lists.ts';
import { minRevision } from './min-revision.ts';

/** Queries that events do not patch: the open ones are fetched again. */
const UNPATCHED: readonly QueryKey[] = [['activity'], ['changes'], ['alerts'], ['template-preview']];

/** Longest that a save waits until the lists show it, and the time between checks of what waits longer, in milliseconds. */
const SHOWN_WITHIN = 1_500;

/** Events were missed: fetches all lists again. Those on screen come first, prefetch.ts fetches the rest. */
export async function refreshLists(): Promise<void> {
	await Promise.all([
		...LIVE_LISTS.map(({ key: queryKey }) => queryClient.invalidateQueries({ queryKey })),
		refreshUnpatched(),
	]);
}

/** Fetches the queries again that events do not patch: responses from before the stream opened may lack a change. */
export async function refreshUnpatched(): Promise<void> {
	await Promise.all(UNPATCHED.map(invalidate));
}

/** Without live updates: fetches what is on screen; the rest is fetched when it is opened. A slow request goes on. */
export async function pollLists(): Promise<void> {
	const keys = [...LIVE_LISTS.map(({ key }) => key), ...UNPATCHED];
	await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })));
}

/**
 * Invalidates queries, so that the open ones are fetched again. A first request that is under way may have been answered before
 * the change, and TanStack Query would take its response for the new one: so it is cancelled.
 */
export async function invalidate(queryKey: QueryKey): Promise<void> {
	const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
	if (queryClient.getQueryCache().findAll({ queryKey, predicate: isFirst }).length > 0) {
		await queryClient.cancelQueries({ queryKey, predicate: isFirst });
	}
	await queryClient.invalidateQueries({ queryKey });
}

/**
 * Resolves once the lists show what this device has just changed: with its event, or without live updates by fetching
 * them. Never rejects.
 */
export async function untilListsShowChange(): Promise<void> {
	await within(SHOWN_WITHIN, isLive() ? whenKnown(minRevision()) : refreshLists());
}

/**
 * Resolves once the lists on screen hold what this device has just changed, however long that takes: with its event, or
 * without live updates once they have been fetched again. Never rejects.
 */
export async function untilListsHoldChange(): Promise<void> {
	const revision = minRevision();
	const hasCome = whenKnown(revision);
	// After a restore the server counts from less.
	const isKnown = () => (knownRevision() ?? 0) >= Math.min(revision, minRevision());
	// Requests that are under way already do not count; those from now on do, however slow they are.
	for (let refetch = refreshLists; !isKnown(); refetch = pollLists) {
		if (!isLive()) {
			await refetch();
			if (!isAnyListStale()) return;
		}
		await within(SHOWN_WITHIN, hasCome);
	}
}

/** Whether a list on screen is out of date: its request has failed, or waits for the network. */
function isAnyListStale(): boolean {
	const isStale = ({ state }: Query) => state.isInvalidated || state.fetchStatus !== 'idle';
	return LIVE_LISTS.some(({ key: queryKey }) => {
		return queryClient.getQueryCache().findAll({ queryKey, type: 'active', predicate: isStale }).length > 0;
	});
}
