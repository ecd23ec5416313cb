import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import type { MenuEntry, MenuPath } from './menu.ts';

/** A menu entry as a link; marked while its screen, or one that belongs to it, is open. */
export function MenuLink({ entry, section, className, labelClass, onFollow }: MenuLinkProps) {
	const isOpen = entry.to === section;
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
		</Link>
	);
}

interface MenuLinkProps {
	entry: MenuEntry;
	section: MenuPath | undefined;
	className: string | undefined;
	labelClass?: string | undefined;
	onFollow?: () => void;
}
