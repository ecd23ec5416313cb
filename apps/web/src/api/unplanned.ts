import { useMutation } from '@tanstack/react-query';
import { useListMutation } from './save.ts';
import { enqueue, takeBack } from './sync/enqueue.ts';
import { type Unplanned, type UnplannedEntry, undoUnplanned } from './sync/kinds/unplanned.ts';
import { useAppliedEntries } from './sync/outbox.ts';

export type { Unplanned, UnplannedEntry };

/** Makes a check-in or departure that nobody planned, done (GATE-05); it is sent later when the server cannot be reached. */
export function useMakeUnplanned() {
	const mutationFn = (unplanned: Unplanned) => enqueue({ kind: 'unplanned', ...unplanned });
	return useMutation({ mutationFn, retry: false });
}

/** Takes it back: it goes from the device, or where the server has it already, from there. */
export function useUndoUnplanned() {
	return useListMutation((unplanned: Unplanned) => takeBack(unplanned.key, () => undoUnplanned(unplanned)));
}

/** The latest of a vehicle that the lists do not hold yet; undefined without any. */
export function useUnconfirmedUnplanned(vehicleId: number): UnplannedEntry | undefined {
	return useAppliedEntries().findLast(
		(entry): entry is UnplannedEntry => entry.kind === 'unplanned' && entry.id === vehicleId,
	);
}
