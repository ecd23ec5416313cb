import { lazy, type ReactNode, useCallback } from 'react';
import type { AskedQuestion, Question } from './confirm-modal.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { useDialog } from './use-dialog.ts';

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
	const { isOpen, subject: asked = NOTHING, open, close } = useDialog<Asked>();
	const ask = useCallback(
		(question: Question) => new Promise<boolean>((answer) => open({ ...question, answer })),
		[open],
	);
	const handleAnswer = (confirmed: boolean) => {
		close();
		asked.answer(confirmed);
	};
	return [ask, <ConfirmDialog key="confirm" {...asked} opened={isOpen} onAnswer={handleAnswer} />];
}

/** The question itself, its state kept by the caller. */
export function ConfirmDialog({ opened, ...question }: AskedQuestion) {
	return <LazyDialog opened={opened}>{(isThere) => <ConfirmModal {...question} opened={isThere} />}</LazyDialog>;
}
