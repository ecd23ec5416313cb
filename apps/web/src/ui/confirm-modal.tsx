import { Button, Group, Modal, Text } from '@mantine/core';
import { DangerButton } from './danger-button.tsx';
import type { AskedQuestion } from './question.ts';
import { useClosedByBack } from './use-closed-by-back.ts';

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
