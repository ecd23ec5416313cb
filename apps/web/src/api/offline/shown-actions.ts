import type { Activity, Band } from '@crossload/contract';
import { reshow } from '../live/apply-changes.ts';
import { queryClient } from '../query-client.ts';
import { entityOf, type UnsentAction, withoutUnsent, withUnsent } from './unsent-action.ts';
import { unsentActions } from './unsent-store.ts';

/** The row that an action is done to, as it is cached. */
export function rowOf(action: UnsentAction): Activity | Band | undefined {
	const key = entityOf(action) === 'activity' ? 'activities' : 'bands';
	return queryClient.getQueryData<(Activity | Band)[]>([key])?.find(({ id }) => id === action.id);
}

/** What another tab of this browser has done or undone. */
interface Told {
	readonly action: UnsentAction;
	readonly isDone: boolean;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('crossload-shown');

/** Has this tab show what is done and undone in the others. */
export function followOtherTabs(): void {
	if (channel) channel.onmessage = ({ data }: MessageEvent<Told>) => show(data);
}

/** Shows an action that has just been noted, and what follows from it: rows that come later take it up by themselves. */
export function showAction(action: UnsentAction): void {
	showEverywhere({ action, isDone: true });
}

/** Shows an action no more that will not be sent. */
export function hideAction(action: UnsentAction): void {
	showEverywhere({ action, isDone: false });
}

/** Shows what is unsent in rows that were kept before it was done. */
export function showUnsent(): void {
	for (const action of unsentActions()) show({ action, isDone: true });
}

function showEverywhere(told: Told): void {
	show(told);
	channel?.postMessage(told);
}

function show({ action, isDone }: Told): void {
	reshow((entity, row) => (isDone ? withUnsent(entity, row, [action]) : withoutUnsent(entity, row, action)));
}
