import { useSyncExternalStore } from 'react';

let shown: number | null = null;
const listeners = new Set<() => void>();

/** Opens the delay of an activity over whatever is on the screen (RIP-10). */
export function openDelay(activityId: number): void {
	show(activityId);
}

export function closeDelay(): void {
	show(null);
}

/** The activity whose delay is open; null for none. */
export function useDelayed(): number | null {
	return useSyncExternalStore(subscribe, () => shown);
}

function show(activityId: number | null): void {
	shown = activityId;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
