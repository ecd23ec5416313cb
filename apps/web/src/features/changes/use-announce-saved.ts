import { useCallback } from 'react';
import type { WrittenResponse } from '../../api/client.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from './use-undo.ts';

/** The revision that a save made; null when it changed nothing, or may not be taken back. */
export type Written = Pick<WrittenResponse<unknown>, 'made'>;

/** Says that something was saved or deleted, and offers to take that back (PLAN-14). */
export function useAnnounceSaved(): (message: string, written: Written) => void {
	const undo = useUndo();
	return useCallback(
		(message, { made }) => notify.success(message, made === null ? undefined : () => undo(made)),
		[undo],
	);
}
