import { ActionIcon, Button } from '@mantine/core';
import { mdiLogout } from '@mdi/js';
import { useUnsent } from '../../api/offline/unsent-store.ts';
import { logout } from '../../api/session.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';

/** Signs out; asks first when something that was done here would get lost by it. */
export function LogoutButton({ iconOnly }: { iconOnly: boolean }) {
	const unsent = useUnsent().length;
	const [confirm, question] = useConfirm();
	const handleClick = async () => {
		const warning = {
			title: unsent === 1 ? '1 action is not sent yet' : `${unsent} actions are not sent yet`,
			text: 'What you did here without a network is lost when you log out now.',
			confirm: 'Log out and lose it',
			isDangerous: true,
		};
		if (unsent === 0 || (await confirm(warning))) logout();
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
