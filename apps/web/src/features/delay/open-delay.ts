import type { PlanMove } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';

/** A delay that is open: its activity, and what it begins with. */
export interface Delayed {
	readonly activityId: number;
	/** Moves that were made on the board; they are chosen at first. */
	readonly moves?: readonly PlanMove[];
	/** Called with the revision that applying it has made. */
	readonly onApplied?: (revision: number) => void;
	/** Takes back what was applied; the board does so in the order of its steps. */
	readonly onUndo?: () => void;
}

let shown: Delayed | null = null;
const listeners = new Listeners();

/** Opens the delay of an activity over whatever is on the screen (RIP-10), with what has been moved by hand (BRD-04). */
export function openDelay(activityId: number, options: Omit<Delayed, 'activityId'> = {}): void {
	show({ activityId, ...options });
}

export function closeDelay(): void {
	show(null);
}

/** The delay that is open; null for none. */
export function useDelayed(): Delayed | null {
	return useSyncExternalStore(listeners.subscribe, () => shown);
}

function show(delayed: Delayed | null): void {
	shown = delayed;
	listeners.notify();
}
