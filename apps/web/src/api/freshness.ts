import type { InvalidateOptions, QueryKey } from '@tanstack/react-query';
import { isLive } from './connection.ts';
import { LIVE_LISTS } from './live/live-lists.ts';
import { queryClient } from './query-client.ts';

/** What live updates keep right: the lists, and what follows from them. */
const KEPT_RIGHT: readonly QueryKey[] = [
	...LIVE_LISTS.map(({ key }) => key),
	['activity'],
	['next'],
	['vehicle-presence'],
];

/**
 * Asks for everything anew that live updates keep right: something was missed. What is on screen comes first, the stock
 * fetches the rest (offline/stock.ts).
 */
export function refreshLists(): void {
	outdateLists();
	void queryClient.invalidateQueries({ queryKey: ['activity-history'] });
}

/** Without live updates: asks for what is on screen; the rest is asked for when it is opened. */
export function pollLists(): void {
	outdateLists({ cancelRefetch: false });
}

/**
 * A change that this device has made reaches its lists as live news; without these they are asked for. What is on its way
 * already may have been answered before the change.
 */
export function whatHasChanged(): void {
	if (!isLive()) outdateLists();
}

function outdateLists(options?: InvalidateOptions): void {
	// One that nobody has open is in its list.
	queryClient.removeQueries({ queryKey: ['activity'], type: 'inactive' });
	for (const queryKey of KEPT_RIGHT) void queryClient.invalidateQueries({ queryKey }, options);
}
