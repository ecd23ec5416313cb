import type { User } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { Kbd } from '@mantine/core';
import { mdiKeyOutline } from '@mdi/js';
import { memo, type ReactNode, Suspense } from 'react';
import { CHANGE_OWN_PASSWORD } from '../../features/user/own-password-texts.ts';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { useScreen } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { ADMIN_ENTRIES, HELP_ENTRY, isFor, MAIN_ENTRIES, type MenuEntry, type MenuPath } from './menu.ts';
import { ChecksLink, MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';
import type { SetOverlay } from './use-key-actions.ts';
import { UserBlock } from './user-block.tsx';

const SetupItem = lazyExtra(async () => (await import('./setup-link.tsx')).SetupItem);

/** The navigation drawer at the left: with words on a desktop, a rail of icons with tooltips on a tablet. */
export const SideMenu = memo(Menu);

function Menu({ user, section, onOverlay }: SideMenuProps) {
	const adminEntries = ADMIN_ENTRIES.filter(isFor(user));
	return (
		<div className={classes.menu}>
			<nav aria-label="Main">
				<Entries entries={MAIN_ENTRIES.filter(isFor(user))} section={section}>
					{holds(user.permissions, 'import') && (
						<Suspense>
							<SetupItem isOpen={section === '/setup'} className={classes.entry} labelClass={classes.label} />
						</Suspense>
					)}
				</Entries>
				{adminEntries.length > 0 && (
					<>
						<hr className={classes.line} />
						<span className={classes.heading}>Admin</span>
						<Entries entries={adminEntries} section={section} />
					</>
				)}
			</nav>
			<section className={classes.foot} aria-label="Help and user">
				<Entries entries={[HELP_ENTRY]} section={section} />
				<div className={classes.user}>
					<UserBlock user={user} className={classes.who} />
					<PasswordButton onPassword={() => onOverlay('password')} />
					<KeysButton onKeys={() => onOverlay('keys')} />
				</div>
			</section>
		</div>
	);
}

interface SideMenuProps {
	user: User;
	section: MenuPath | undefined;
	onOverlay: SetOverlay;
}

function PasswordButton({ onPassword }: { onPassword: () => void }) {
	return (
		<button
			type="button"
			className={classes.keys}
			aria-label={CHANGE_OWN_PASSWORD}
			title={CHANGE_OWN_PASSWORD}
			aria-haspopup="dialog"
			onClick={onPassword}
		>
			<Icon path={mdiKeyOutline} size={18} />
		</button>
	);
}

function KeysButton({ onKeys }: { onKeys: () => void }) {
	return (
		<button
			type="button"
			className={classes.keys}
			aria-label="Keys"
			title="Keys"
			aria-haspopup="dialog"
			aria-keyshortcuts="?"
			onClick={onKeys}
		>
			<Kbd>?</Kbd>
		</button>
	);
}

function Entries({ entries, section, children }: EntriesProps) {
	const isRail = useScreen() === 'tablet';
	return (
		<ul className={classes.entries}>
			{children}
			{entries.map((entry) => {
				const EntryLink = entry.to === '/checks' ? ChecksLink : MenuLink;
				return (
					<li key={entry.to} {...(isRail && withTooltip(entry.label, { right: true }))}>
						<EntryLink
							entry={entry}
							isOpen={entry.to === section}
							className={classes.entry}
							labelClass={classes.label}
						/>
					</li>
				);
			})}
		</ul>
	);
}

interface EntriesProps {
	entries: readonly MenuEntry[];
	section: MenuPath | undefined;
	/** What stands before them. */
	children?: ReactNode;
}
