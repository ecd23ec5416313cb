import type { InvalidateOptions, QueryKey } from '@tanstack/react-query';
import { within } from '../../lib/within.ts';
import { queryClient } from '../query-client.ts';
import { isLive } from './connection.ts';
import { whenKnown } from './known-revision.ts';
import { LIVE_LISTS } from './live-lists.ts';
import { minRevision } from './min-revision.ts';

/** What live updates keep right: the lists, single activities with their history, what happened, and alerts. */
const LIVE_KEYS: readonly QueryKey[] = [...LIVE_LISTS.map(({ key }) => key), ['activity'], ['changes'], ['alerts']];

/** Longest that a save waits until the lists show it, in milliseconds. */
const SHOWN_WITHIN = 1_500;

/** Events were missed: asks for all lists again. Those on screen come first, prefetch.ts fetches the rest. */
export async function refreshLists(options?: InvalidateOptions): Promise<void> {
	await Promise.all(LIVE_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey }, options)));
}

/** Without live updates: asks for what is on screen; the rest is asked for when it is opened. */
export function pollLists(): void {
	void refreshLists({ cancelRefetch: false });
}

/**
 * Resolves once the lists show what this device has just changed: with its event, or without live updates by asking for
 * them. Never rejects.
 */
export async function untilListsShowChange(): Promise<void> {
	await within(SHOWN_WITHIN, isLive() ? whenKnown(minRevision()) : refreshLists());
}

/** For mutations of what the lists show: a save is over when the lists show it, a failure at once. */
export const REFRESHES_LISTS = {
	onSuccess: untilListsShowChange,
	onError: () => void untilListsShowChange(),
};
