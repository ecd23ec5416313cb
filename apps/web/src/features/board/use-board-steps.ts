import { useCallback, useEffect, useRef } from 'react';
import { useUndoRevision } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { notify } from '../../lib/notify.ts';
import { UNDO_TEXTS } from '../changes/undo-texts.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** One's own steps on this board, by their revisions, latest last. */
export interface BoardSteps {
	readonly record: (revision: number) => void;
	readonly undo: () => void;
}

/** Takes back one's own last steps on the board by Ctrl+Z, and does them again by Ctrl+Shift+Z (BRD-05). */
export function useBoardSteps(isOn: boolean): BoardSteps {
	const { mutateAsync } = useUndoRevision();
	const done = useRef<number[]>([]);
	const undone = useRef<number[]>([]);
	const isBusy = useRef(false);

	const go = useCallback(
		(direction: 'undo' | 'redo') => {
			if (isBusy.current) return;
			const [from, to] = direction === 'undo' ? [done.current, undone.current] : [undone.current, done.current];
			const revision = from.pop();
			if (revision === undefined) {
				notify.info(direction === 'undo' ? texts.nothingToUndo : texts.nothingToRedo);
				return;
			}
			isBusy.current = true;
			// Redo is the undo of an undo.
			void mutateAsync(revision)
				.then(
					(made) => {
						to.push(made.revision);
						if (direction === 'redo') return notify.success(UNDO_TEXTS.redone, () => go('undo'));
						return notify.success(UNDO_TEXTS.undone, undefined, { label: UNDO_TEXTS.redo, act: () => go('redo') });
					},
					(error: unknown) => {
						const failed = direction === 'undo' ? UNDO_TEXTS.undoFailed : UNDO_TEXTS.redoFailed;
						notify.error(failureText(failed, error));
					},
				)
				.finally(() => {
					isBusy.current = false;
				});
		},
		[mutateAsync],
	);

	useStepKeys(isOn, go);

	const record = useCallback((revision: number) => {
		done.current.push(revision);
		undone.current = [];
	}, []);
	const undo = useCallback(() => go('undo'), [go]);
	return { record, undo };
}

function useStepKeys(isOn: boolean, go: (direction: 'undo' | 'redo') => void): void {
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = (event: KeyboardEvent) => {
			const isPlainZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
			if (!isPlainZ || isTypedInto(event.target) || document.querySelector('[role="dialog"]')) return;
			event.preventDefault();
			go(event.shiftKey ? 'redo' : 'undo');
		};
		window.addEventListener('keydown', handleKey);
		return () => window.removeEventListener('keydown', handleKey);
	}, [isOn, go]);
}

function isTypedInto(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
