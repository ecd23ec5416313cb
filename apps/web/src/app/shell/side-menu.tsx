import type { User } from '@crossload/contract';
import { holds } from '@crossload/domain';
import { Tooltip } from '@mantine/core';
import { useScreen } from '../../lib/use-media.ts';
import { ADMIN_ENTRIES, MAIN_ENTRIES, type MenuEntry, type MenuPath } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';
import { UserBlock } from './user-block.tsx';

/** The navigation drawer at the left: with words on a desktop, a rail of icons with tooltips on a tablet. */
export function SideMenu({ user, section }: { user: User; section: MenuPath | undefined }) {
	const adminEntries = ADMIN_ENTRIES.filter(({ right }) => right && holds(user.permissions, right));
	return (
		<nav className={classes.menu} aria-label="Main">
			<Entries entries={MAIN_ENTRIES} section={section} />
			{adminEntries.length > 0 && (
				<>
					<hr className={classes.line} />
					<span className={classes.heading}>Admin</span>
					<Entries entries={adminEntries} section={section} />
				</>
			)}
			<UserBlock user={user} className={classes.user} />
		</nav>
	);
}

function Entries({ entries, section }: { entries: readonly MenuEntry[]; section: MenuPath | undefined }) {
	const isRail = useScreen() === 'tablet';
	return (
		<ul className={classes.entries}>
			{entries.map((entry) => (
				<Tooltip key={entry.to} label={entry.label} position="right" disabled={!isRail} events={TOOLTIP_EVENTS}>
					<li>
						<MenuLink entry={entry} section={section} className={classes.entry} labelClass={classes.label} />
					</li>
				</Tooltip>
			))}
		</ul>
	);
}

const TOOLTIP_EVENTS = { hover: true, focus: true, touch: false };
