import type { User } from '@crossload/contract';
import { mdiMagnify, mdiMenu } from '@mdi/js';
import { Fragment, memo, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MAIN_ENTRIES, type MenuPath, PHONE_PATHS } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './phone-bar.module.css';
import { PhoneMenu } from './phone-menu.tsx';
import type { SetOverlay } from './use-key-actions.ts';

/** A phone's navigation at its lower edge; the last button opens the whole menu. */
export const PhoneBar = memo(Bar);

function Bar({ user, section, onOverlay }: PhoneBarProps) {
	const [isMenuOpen, setMenuOpen] = useState(false);
	const entries = MAIN_ENTRIES.filter(({ to }) => PHONE_PATHS.includes(to));
	const isElsewhere = section !== undefined && !PHONE_PATHS.includes(section);
	return (
		<>
			<nav className={classes.bar} aria-label="Main">
				{entries.map((entry, place) => (
					<Fragment key={entry.to}>
						{place === SEARCH_PLACE && <SearchItem onSearch={() => onOverlay('search')} />}
						<MenuLink entry={entry} isOpen={entry.to === section} className={classes.item} />
					</Fragment>
				))}
				<button
					type="button"
					className={classes.item}
					data-open={isElsewhere || undefined}
					aria-haspopup="dialog"
					aria-expanded={isMenuOpen}
					onClick={() => setMenuOpen(true)}
				>
					<Icon path={mdiMenu} size={20} />
					<span>Menu</span>
				</button>
			</nav>
			<PhoneMenu
				user={user}
				section={section}
				opened={isMenuOpen}
				onClose={() => setMenuOpen(false)}
				onPassword={() => onOverlay('password')}
			/>
		</>
	);
}

interface PhoneBarProps {
	user: User;
	section: MenuPath | undefined;
	onOverlay: SetOverlay;
}

/** The middle: finding a plate quickly is what the gate does. */
const SEARCH_PLACE = 2;

function SearchItem({ onSearch }: { onSearch: () => void }) {
	return (
		<button type="button" className={classes.item} aria-haspopup="dialog" onClick={onSearch}>
			<Icon path={mdiMagnify} size={20} />
			<span>Search</span>
		</button>
	);
}
