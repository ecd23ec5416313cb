import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';

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

/**
 * Asks and waits: `const [ask, dialog] = useConfirm()`, render `dialog`, then `if (await ask({ … })) …`.
 * Closing the dialog means no; focus goes back to where it came from.
 */
export function useConfirm(): readonly [(question: Question) => Promise<boolean>, ReactNode] {
	const [asked, setAsked] = useState<Asked | null>(null);
	const [isOpen, setIsOpen] = useState(false);

	const ask = (question: Question) =>
		new Promise<boolean>((resolve) => {
			setAsked({ ...question, answer: resolve });
			setIsOpen(true);
		});
	const answer = (confirmed: boolean) => {
		setIsOpen(false);
		asked?.answer(confirmed);
	};
	return [ask, asked && <ConfirmDialog key="confirm" {...asked} opened={isOpen} onAnswer={answer} />];
}

/** The question itself, for whoever keeps its state; the button that does it stands last. */
export function ConfirmDialog({ opened, onAnswer, title, text, confirm, isDangerous = false }: ConfirmDialogProps) {
	return (
		<Modal opened={opened} onClose={() => onAnswer(false)} title={title} centered size={440}>
			<Text size="sm">{text}</Text>
			<Group justify="flex-end" gap={12} mt={20}>
				<Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
					Cancel
				</Button>
				<Button {...(isDangerous ? DANGER : {})} onClick={() => onAnswer(true)}>
					{confirm}
				</Button>
			</Group>
		</Modal>
	);
}

/** Red by word and edge: filled red would have to hold white text in one theme and black in the other. */
const DANGER = {
	variant: 'default',
	style: { color: 'var(--cl-late)', borderColor: 'var(--cl-late)' },
} as const;

interface ConfirmDialogProps extends Question {
	opened: boolean;
	onAnswer: (confirmed: boolean) => void;
}
