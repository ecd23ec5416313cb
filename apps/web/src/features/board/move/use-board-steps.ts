import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUndoRevision } from '../../../api/changes.ts';
import { ApiError, failureText } from '../../../api/errors.ts';
import { isDialogOpen } from '../../../lib/typed-into.ts';
import { notify } from '../../../ui/notify.tsx';
import { UNDO_TEXTS } from '../../changes/undo-texts.ts';
import { isTextField } from '../keys/is-text-field.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** One's own steps on this board, by their revisions, latest last. */
export interface BoardSteps {
	/** Takes the revision that a step has made, or will have made; null if it failed. */
	readonly record: (made: number | Promise<number | null>) => void;
	readonly undo: () => void;
	readonly redo: () => void;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
}

/** Takes back one's own last steps on the board by Ctrl+Z, and does them again by Ctrl+Shift+Z (BRD-05). */
export function useBoardSteps(isOn: boolean): BoardSteps {
	const { mutateAsync } = useUndoRevision();
	const done = useRef<number[]>([]);
	const undone = useRef<number[]>([]);
	const [can, setCan] = useState({ canUndo: false, canRedo: false });
	/** Steps wait for each other: one that is still being saved can be undone already. */
	const last = useRef<Promise<unknown>>(Promise.resolve());
	const enqueue = useCallback((step: () => Promise<void>) => {
		last.current = last.current.then(step).then(() => {
			const [canUndo, canRedo] = [done.current.length > 0, undone.current.length > 0];
			setCan((present) =>
				present.canUndo === canUndo && present.canRedo === canRedo ? present : { canUndo, canRedo },
			);
		});
	}, []);

	const go = useCallback(
		(direction: 'undo' | 'redo') => {
			const step = async () => {
				const [from, to] = direction === 'undo' ? [done.current, undone.current] : [undone.current, done.current];
				const revision = from.pop();
				if (revision === undefined) {
					notify.info(direction === 'undo' ? texts.nothingToUndo : texts.nothingToRedo);
					return;
				}
				try {
					// Redo is the undo of an undo.
					const made = await mutateAsync(revision);
					to.push(made.revision);
					if (direction === 'redo') notify.success(UNDO_TEXTS.redone, () => go('undo'));
					else notify.success(UNDO_TEXTS.undone, undefined, { label: UNDO_TEXTS.redo, onClick: () => go('redo') });
				} catch (error) {
					// Unless the server refused it, it can be tried again.
					if (!(error instanceof ApiError) || error.statusCode >= 500) from.push(revision);
					const failed = direction === 'undo' ? UNDO_TEXTS.undoFailed : UNDO_TEXTS.redoFailed;
					notify.error(failureText(failed, error));
				}
			};
			enqueue(step);
		},
		[mutateAsync, enqueue],
	);

	useStepKeys(isOn, go);

	return useMemo(() => {
		const record: BoardSteps['record'] = (made) =>
			enqueue(async () => {
				const revision = await made;
				if (revision === null) return;
				done.current.push(revision);
				undone.current = [];
			});
		return { record, undo: () => go('undo'), redo: () => go('redo'), ...can };
	}, [enqueue, go, can]);
}

function useStepKeys(isOn: boolean, go: (direction: 'undo' | 'redo') => void): void {
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = (event: KeyboardEvent) => {
			const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
			if (!isUndoKey || event.repeat || isTextField(event.target) || isDialogOpen()) return;
			event.preventDefault();
			go(event.shiftKey ? 'redo' : 'undo');
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [isOn, go]);
}
