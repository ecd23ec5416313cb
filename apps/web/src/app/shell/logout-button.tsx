import { ActionIcon, Button } from '@mantine/core';
import { mdiLogout } from '@mdi/js';
import { logout } from '../../api/session.ts';
import { outboxEntries } from '../../api/sync/outbox.ts';
import { hasDrafts } from '../../lib/draft.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import type { Question } from '../../ui/confirm-modal.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';

/** Signs out; asks first on a phone, where it is soon touched, and when something that was done here would get lost. */
export function LogoutButton({ isPhone }: { isPhone: boolean }) {
	const [confirm, dialog] = useConfirm();
	const handleClick = async () => {
		const question = lossNow() ?? (isPhone ? PHONE_QUESTION : null);
		if (question === null || (await confirm(question))) logout();
	};
	const onClick = () => void handleClick();
	return (
		<>
			{isPhone ? (
				<ActionIcon
					variant="subtle"
					color="gray"
					size={44}
					aria-label="Logout"
					className={classes.quiet}
					onClick={onClick}
				>
					<Icon path={mdiLogout} size={20} />
				</ActionIcon>
			) : (
				<Button
					variant="subtle"
					className={classes.quiet}
					leftSection={<Icon path={mdiLogout} size={18} />}
					onClick={onClick}
				>
					Logout
				</Button>
			)}
			{dialog}
		</>
	);
}

const PHONE_QUESTION: Question = {
	title: 'Log out?',
	text: 'To come back you need your password.',
	confirm: 'Logout',
};

const LOSING = { confirm: 'Log out and lose it', isDangerous: true } as const;

/** What is asked when something would be lost by logging out now; null for nothing. */
function lossNow(): Question | null {
	// Those that are just being sent count too: nobody knows yet whether they arrive.
	const unsent = outboxEntries().filter(({ state }) => state !== 'sent').length;
	if (unsent > 0) {
		return {
			...LOSING,
			title: unsent === 1 ? '1 action is not sent yet' : `${unsent} actions are not sent yet`,
			text: 'What the server has not confirmed is lost when you log out now.',
		};
	}
	if (!hasDrafts()) return null;
	return {
		...LOSING,
		title: 'Log out without saving?',
		text: 'What you typed into a form and did not save is lost when you log out now.',
	};
}
