import type { User } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { mdiClose, mdiKeyOutline } from '@mdi/js';
import { Suspense, useEffect, useRef } from 'react';
import { CHANGE_OWN_PASSWORD } from '../../features/user/own-password-texts.ts';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { Icon } from '../../ui/icon.tsx';
import { useClosedByBack } from '../../ui/use-closed-by-back.ts';
import { ADMIN_ENTRIES, HELP_ENTRY, isFor, MAIN_ENTRIES, type MenuEntry, type MenuPath } from './menu.ts';
import { ChecksLink, MenuLink } from './menu-link.tsx';
import classes from './phone-menu.module.css';
import { useThemeSwitch } from './use-theme-switch.ts';
import { UserBlock } from './user-block.tsx';

const SetupLink = lazyExtra(async () => (await import('./setup-link.tsx')).SetupLink);

/**
 * The navigation drawer of a phone: it comes from below, where the thumb is. The browser's own dialog keeps the focus,
 * closes on Escape and gives the focus back; it is there before anything else of the app's dialogs is.
 */
export function PhoneMenu({ opened, onClose, ...menu }: PhoneMenuProps) {
	const sheet = useRef<HTMLDialogElement>(null);
	useRootAttribute('data-covered', opened);
	useClosedByBack(opened, onClose);
	useEffect(() => {
		if (opened) sheet.current?.showModal();
		else sheet.current?.close();
	}, [opened]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; the keyboard has Escape and the button
		<dialog
			ref={sheet}
			className={classes.sheet}
			aria-label="Menu"
			onClose={onClose}
			onClick={(event) => event.target === event.currentTarget && onClose()}
		>
			{opened && <Sheet {...menu} onClose={onClose} />}
		</dialog>
	);
}

interface SheetProps {
	user: User;
	section: MenuPath | undefined;
	onClose: () => void;
	onPassword: () => void;
}

interface PhoneMenuProps extends SheetProps {
	opened: boolean;
}

function Sheet({ user, section, onClose, onPassword }: SheetProps) {
	const theme = useThemeSwitch();
	const adminEntries = ADMIN_ENTRIES.filter(isFor(user));
	const linkTo = (entry: MenuEntry) => {
		const EntryLink = entry.to === '/checks' ? ChecksLink : MenuLink;
		return (
			<EntryLink
				key={entry.to}
				entry={entry}
				isOpen={entry.to === section}
				className={classes.row}
				onFollow={onClose}
			/>
		);
	};
	return (
		<>
			<div className={classes.header}>
				<UserBlock user={user} />
				<button type="button" className={classes.close} aria-label="Close menu" onClick={onClose}>
					<Icon path={mdiClose} size={22} />
				</button>
			</div>
			<div className={classes.body}>
				<nav aria-label="Menu">
					{holds(user.permissions, 'import') && (
						<Suspense>
							<SetupLink isOpen={section === '/setup'} className={classes.row} onFollow={onClose} />
						</Suspense>
					)}
					{MAIN_ENTRIES.filter(isFor(user)).map(linkTo)}
					{adminEntries.length > 0 && <hr className={classes.line} />}
					{adminEntries.map(linkTo)}
				</nav>
				<hr className={classes.line} />
				<button type="button" className={classes.row} onClick={theme.toggle}>
					<Icon path={theme.icon} size={20} />
					{theme.label}
				</button>
				<button
					type="button"
					className={classes.row}
					aria-haspopup="dialog"
					onClick={() => {
						onClose();
						onPassword();
					}}
				>
					<Icon path={mdiKeyOutline} size={20} />
					{CHANGE_OWN_PASSWORD}
				</button>
				{linkTo(HELP_ENTRY)}
			</div>
		</>
	);
}
