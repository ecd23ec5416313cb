import { useCallback, useEffect, useRef } from 'react';
import { useUndoRevision } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { notify } from '../../lib/notify.ts';
import { UNDO_TEXTS } from '../changes/undo-texts.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** One's own steps on this board, by their revisions, latest last. */
export interface BoardSteps {
	/** With the revision that a step has made, or will have; null where it could not be made. */
	readonly record: (made: number | Promise<number | null>) => void;
	readonly undo: () => void;
}

/** Takes back one's own last steps on the board by Ctrl+Z, and does them again by Ctrl+Shift+Z (BRD-05). */
export function useBoardSteps(isOn: boolean): BoardSteps {
	const { mutateAsync } = useUndoRevision();
	const done = useRef<number[]>([]);
	const undone = useRef<number[]>([]);
	/** One after the other: a step that is being saved can be taken back already. */
	const last = useRef<Promise<unknown>>(Promise.resolve());

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
					else notify.success(UNDO_TEXTS.undone, undefined, { label: UNDO_TEXTS.redo, act: () => go('redo') });
				} catch (error) {
					const failed = direction === 'undo' ? UNDO_TEXTS.undoFailed : UNDO_TEXTS.redoFailed;
					notify.error(failureText(failed, error));
				}
			};
			last.current = last.current.then(step);
		},
		[mutateAsync],
	);

	useStepKeys(isOn, go);

	const record = useCallback((made: number | Promise<number | null>) => {
		last.current = last.current.then(async () => {
			const revision = await made;
			if (revision === null) return;
			done.current.push(revision);
			undone.current = [];
		});
	}, []);
	const undo = useCallback(() => go('undo'), [go]);
	return { record, undo };
}

function useStepKeys(isOn: boolean, go: (direction: 'undo' | 'redo') => void): void {
	useEffect(() => {
		if (!isOn) return undefined;
		const handleKey = (event: KeyboardEvent) => {
			const isPlainZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
			if (!isPlainZ || event.repeat || isTypedInto(event.target) || document.querySelector('[role="dialog"]')) return;
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
