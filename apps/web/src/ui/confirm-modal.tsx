import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DangerButton } from './danger-button.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';

/** What is asked before something happens that someone may regret. */
export interface Question {
	title: string;
	text: ReactNode;
	/** The verb on the button that does it: 'Remove'. */
	confirm: string;
	/** What goes for good has a red button. */
	isDangerous?: boolean;
}

/** A question and what becomes of it. */
export interface AskedQuestion extends Question {
	opened: boolean;
	onAnswer: (confirmed: boolean) => void;
}

/** A question over the page; the button that does it stands last. */
export function ConfirmModal({ opened, onAnswer, title, text, confirm, isDangerous = false }: AskedQuestion) {
	useClosedByBack(opened, () => onAnswer(false));
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
