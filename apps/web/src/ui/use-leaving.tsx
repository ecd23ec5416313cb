import { type ReactNode, type RefObject, useState } from 'react';
import { useConfirm } from './confirm-dialog.tsx';
import { FORM_TEXTS as texts } from './form/form-texts.ts';

/** The state of a dialog when someone is about to close it. */
export interface DialogState {
	/** Closing it would lose something. */
	readonly isChanged: boolean;
	/** It is saving, or has a question on screen. */
	readonly isBusy: boolean;
}

/** Closes a dialog, after asking if something would be lost; then goes on with what is given. */
export type Leave = (next?: () => void) => void;

interface Leaving {
	readonly leave: Leave;
	/** The question, to be rendered. */
	readonly question: ReactNode;
}

/** Asks before a dialog is closed in which something was changed. */
export function useLeaving(close: () => void, state: RefObject<DialogState>): Leaving {
	const [confirm, question] = useConfirm();
	const [isAsking, setAsking] = useState(false);
	const leave = async (next?: () => void) => {
		const goOn = () => {
			close();
			next?.();
		};
		// Escape reaches what lies above the dialog and the dialog alike: it means what lies above.
		if (isAsking || state.current.isBusy) return;
		if (!state.current.isChanged) return goOn();
		setAsking(true);
		await untilEventIsHandled();
		const { leaveTitle: title, leaveText: text, leave: word } = texts;
		const isConfirmed = await confirm({ title, text, confirm: word, isDangerous: true });
		setAsking(false);
		if (isConfirmed) goOn();
	};
	return { leave: (next) => void leave(next), question };
}

/** The Escape that brings the question up must not be taken as its answer. */
function untilEventIsHandled(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
