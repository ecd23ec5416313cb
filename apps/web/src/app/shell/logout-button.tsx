import { ActionIcon, Button } from '@mantine/core';
import { mdiLogout } from '@mdi/js';
import { unsentActions } from '../../api/offline/unsent-store.ts';
import { logout } from '../../api/session.ts';
import { hasDrafts } from '../../lib/draft.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';

/** Signs out; asks first when something that was done here would get lost by it. */
export function LogoutButton({ iconOnly }: { iconOnly: boolean }) {
	const [confirm, question] = useConfirm();
	const handleClick = async () => {
		const loss = lossNow();
		if (loss === null || (await confirm({ ...loss, confirm: 'Log out and lose it', isDangerous: true }))) logout();
	};
	const onClick = () => void handleClick();
	return (
		<>
			{iconOnly ? (
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
			{question}
		</>
	);
}

/** What would be lost by logging out now; null for nothing. */
function lossNow(): { title: string; text: string } | null {
	// Those that are just being sent count too: nobody knows yet whether they arrive.
	const unsent = unsentActions().length;
	if (unsent > 0) {
		return {
			title: unsent === 1 ? '1 action is not sent yet' : `${unsent} actions are not sent yet`,
			text: 'What the server has not confirmed is lost when you log out now.',
		};
	}
	if (!hasDrafts()) return null;
	return {
		title: 'Log out without saving?',
		text: 'What you typed into a form and did not save is lost when you log out now.',
	};
}
