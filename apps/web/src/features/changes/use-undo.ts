import { useCallback } from 'react';
import { useUndoRevision } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { notify } from '../../ui/notify.tsx';
import { UNDO_TEXTS as texts } from './undo-texts.ts';

/**
 * Takes back a revision and offers to do it again, from the snackbar (PLAN-14); undoing the undo is redo. What stands in
 * the way is shown in the server's words. `onDone` is called after each.
 */
export function useUndo(onDone?: () => unknown): (revision: number) => void {
	const { mutateAsync: undo } = useUndoRevision();
	return useCallback(
		(revision: number) => {
			const takeBack = (done: number) =>
				void undo(done).then(
					({ revision: undone }) => {
						notify.success(texts.undone, undefined, { label: texts.redo, onClick: () => doAgain(undone) });
						onDone?.();
					},
					(error: unknown) => notify.error(failureText(texts.undoFailed, error)),
				);
			const doAgain = (undone: number) =>
				void undo(undone).then(
					({ revision: redone }) => {
						notify.success(texts.redone, () => takeBack(redone));
						onDone?.();
					},
					(error: unknown) => notify.error(failureText(texts.redoFailed, error)),
				);
			takeBack(revision);
		},
		[undo, onDone],
	);
}
