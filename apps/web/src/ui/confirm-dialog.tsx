import { lazy, type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from './lazy-dialog.tsx';
import type { AskedQuestion, Question } from './question.ts';

const ConfirmModal = lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal }));

interface Asked extends Question {
	answer: (confirmed: boolean) => void;
}

/** Before the first question. */
const NOTHING: Asked = { title: '', text: '', confirm: '', answer: () => undefined };

/**
 * Asks and waits: `const [ask, dialog] = useConfirm()`, render `dialog`, then `if (await ask({ … })) …`.
 * Closing the dialog means no; focus goes back to where it came from.
 */
export function useConfirm(): readonly [(question: Question) => Promise<boolean>, ReactNode] {
	const [asked, setAsked] = useState<Asked>(NOTHING);
	const [isOpen, setIsOpen] = useState(false);

	const ask = useCallback(
		(question: Question) =>
			new Promise<boolean>((resolve) => {
				setAsked({ ...question, answer: resolve });
				setIsOpen(true);
			}),
		[],
	);
	const answer = (confirmed: boolean) => {
		setIsOpen(false);
		asked.answer(confirmed);
	};
	return [ask, <ConfirmDialog key="confirm" {...asked} opened={isOpen} onAnswer={answer} />];
}

/** The question itself, its state kept by the caller. */
export function ConfirmDialog({ opened, ...question }: AskedQuestion) {
	return <LazyDialog opened={opened}>{(isThere) => <ConfirmModal {...question} opened={isThere} />}</LazyDialog>;
}
