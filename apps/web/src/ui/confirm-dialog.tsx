import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { DangerButton } from './danger-button.tsx';

/** What is asked before something happens that someone may regret. */
export interface Question {
	title: string;
	text: ReactNode;
	/** The verb on the button that does it: 'Remove'. */
	confirm: string;
	/** What goes for good has a red button. */
	isDangerous?: boolean;
}

interface Asked extends Question {
	answer: (confirmed: boolean) => void;
}

/** Before the first question. The dialog is there from the start: one that is new when it opens cannot return the focus. */
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

/** The question itself, for whoever keeps its state; the button that does it stands last. */
export function ConfirmDialog({ opened, onAnswer, title, text, confirm, isDangerous = false }: ConfirmDialogProps) {
	const Confirm = isDangerous ? DangerButton : Button;
	return (
		<Modal opened={opened} onClose={() => onAnswer(false)} title={title} centered size={440}>
			<Text size="sm" style={{ overflowWrap: 'anywhere' }}>
				{text}
			</Text>
			<Group justify="flex-end" gap={12} mt={20}>
				<Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDangerous || undefined}>
					Cancel
				</Button>
				<Confirm onClick={() => onAnswer(true)} data-autofocus={isDangerous ? undefined : true}>
					{confirm}
				</Confirm>
			</Group>
		</Modal>
	);
}

interface ConfirmDialogProps extends Question {
	opened: boolean;
	onAnswer: (confirmed: boolean) => void;
}
