import type { User } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { Drawer } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import { ADMIN_ENTRIES, HELP_ENTRY, MAIN_ENTRIES, type MenuPath } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './phone-menu.module.css';
import { useThemeSwitch } from './use-theme-switch.ts';
import { UserBlock } from './user-block.tsx';

/** The navigation drawer of a phone: it comes from below, where the thumb is. */
export function PhoneMenu({ user, section, opened, onClose }: PhoneMenuProps) {
	const theme = useThemeSwitch();
	const adminEntries = ADMIN_ENTRIES.filter(({ right }) => right && holds(user.permissions, right));
	return (
		<Drawer
			opened={opened}
			onClose={onClose}
			position="bottom"
			size="auto"
			title={<UserBlock user={user} />}
			classNames={{ content: classes.sheet, header: classes.header, body: classes.body }}
			closeButtonProps={{ 'aria-label': 'Close menu', size: 44, iconSize: 22 }}
			transitionProps={{ duration: 120 }}
		>
			<nav aria-label="Menu">
				{MAIN_ENTRIES.map((entry) => (
					<MenuLink key={entry.to} entry={entry} section={section} className={classes.row} onFollow={onClose} />
				))}
				{adminEntries.length > 0 && <hr className={classes.line} />}
				{adminEntries.map((entry) => (
					<MenuLink key={entry.to} entry={entry} section={section} className={classes.row} onFollow={onClose} />
				))}
			</nav>
			<hr className={classes.line} />
			<button type="button" className={classes.row} onClick={theme.toggle}>
				<Icon path={theme.icon} size={20} />
				{theme.label}
			</button>
			<MenuLink entry={HELP_ENTRY} section={section} className={classes.row} onFollow={onClose} />
		</Drawer>
	);
}

interface PhoneMenuProps {
	user: User;
	section: MenuPath | undefined;
	opened: boolean;
	onClose: () => void;
}
