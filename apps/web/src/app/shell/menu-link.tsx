import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useFindingCounts } from '../../api/plan/use-finding-counts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuEntry } from './menu.ts';
import classes from './menu-link.module.css';

/** A menu entry as a link; marked while its screen, or one that belongs to it, is open. */
export const MenuLink = memo(EntryLink);

function EntryLink({ entry, isOpen, className, labelClass, count = 0, progress, onFollow }: MenuLinkProps) {
	return (
		<Link
			to={entry.to}
			className={className}
			data-open={isOpen || undefined}
			aria-current={isOpen ? 'page' : undefined}
			activeProps={{}}
			{...(onFollow && { onClick: onFollow })}
		>
			<Icon path={entry.icon} size={20} />
			<span className={labelClass}>{entry.label}</span>
			{progress && (
				<span className={classes.progress} data-progress>
					{progress}
				</span>
			)}
			{count > 0 && <span className={classes.count} data-count={count} />}
		</Link>
	);
}

/** The menu entry of the checks, with how much of the plan is impossible and accepted by nobody (CHK-21). */
export function ChecksLink(props: MenuLinkProps) {
	return <MenuLink {...props} count={useFindingCounts()?.impossible ?? 0} />;
}

export interface MenuLinkProps {
	entry: MenuEntry;
	/** Its screen, or one that belongs to it, is open. */
	isOpen: boolean;
	className: string | undefined;
	labelClass?: string | undefined;
	/** Shown behind the label, if there are any. */
	count?: number;
	/** How far what it leads to is: `2/6`. */
	progress?: string;
	onFollow?: () => void;
}
