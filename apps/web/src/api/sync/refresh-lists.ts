import type { Query, QueryKey } from '@tanstack/react-query';
import { within } from '../../lib/within.ts';
import { queryClient } from '../query-client.ts';
import { isLive } from './connection.ts';
import { knownRevision, whenKnown } from './known-revision.ts';
import { LIVE_LISTS } from './live-lists.ts';
import { minRevision } from './min-revision.ts';

/** What no event's rows are put into: what is open of it is asked for again. */
const ASKED_AGAIN: readonly QueryKey[] = [['activity'], ['changes'], ['alerts'], ['template-preview']];

/** Longest that a save waits until the lists show it, and the time between looks for what waits longer, in milliseconds. */
const SHOWN_WITHIN = 1_500;

/** Events were missed: asks for all lists again. Those on screen come first, prefetch.ts fetches the rest. */
export async function refreshLists(): Promise<void> {
	await Promise.all([
		...LIVE_LISTS.map(({ key: queryKey }) => queryClient.invalidateQueries({ queryKey })),
		refreshUnpatched(),
	]);
}

/** Asks again for what no event's rows are put into: responses of before the stream opened may lack a change. */
export async function refreshUnpatched(): Promise<void> {
	await Promise.all(ASKED_AGAIN.map(askAgain));
}

/** Without live updates: asks for what is on screen; the rest is asked for when it is opened. A slow request goes on. */
export async function pollLists(): Promise<void> {
	const keys = [...LIVE_LISTS.map(({ key }) => key), ...ASKED_AGAIN];
	await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })));
}

/**
 * Asks again for what is open. A first request that is under way may have been answered before the change: it would be
 * taken for the one that is asked for, so it is given up.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
	const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
	if (queryClient.getQueryCache().findAll({ queryKey, predicate: isFirst }).length > 0) {
		await queryClient.cancelQueries({ queryKey, predicate: isFirst });
	}
	await queryClient.invalidateQueries({ queryKey });
}

/**
 * Resolves once the lists show what this device has just changed: with its event, or without live updates by asking for
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
	// What is on its way already does not count; what is asked for from now on does, however slow it is.
	for (let ask = refreshLists; !isKnown(); ask = pollLists) {
		if (!isLive()) {
			await ask();
			if (!isAnyListStale()) return;
		}
		await within(SHOWN_WITHIN, hasCome);
	}
}

/** Whether a list on screen is older than what was last asked for: its request has failed, or waits for the network. */
function isAnyListStale(): boolean {
	const isStale = ({ state }: Query) => state.isInvalidated || state.fetchStatus !== 'idle';
	return LIVE_LISTS.some(({ key: queryKey }) => {
		return queryClient.getQueryCache().findAll({ queryKey, type: 'active', predicate: isStale }).length > 0;
	});
}

/** For mutations of what the lists show: a save is over when the lists show it, a failure at once. */
export const REFRESHES_LISTS = {
	onSuccess: untilListsShowChange,
	onError: () => void untilListsShowChange(),
};
