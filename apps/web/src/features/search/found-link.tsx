import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useRight } from '../../api/session.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { telHref } from '../../lib/phone.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import classes from './found-link.module.css';
import type { SearchEntry } from './search-entry.ts';

/** One line of what was found: an option of the list, and a real link, so that a middle click works too. */
export function FoundLink({ entry, id, isActive, onHover, onOpen, children }: FoundLinkProps) {
	const optionProps = {
		id,
		role: 'option',
		'aria-selected': isActive,
		tabIndex: -1,
		className: classes.option,
		'data-active': isActive || undefined,
		onMouseMove: isActive ? undefined : onHover,
		// Keeps the focus in the field, which handles the arrow keys.
		onMouseDown: (event: MouseEvent) => event.preventDefault(),
		onClick: (event: MouseEvent) => onOpen(entry, event.ctrlKey || event.metaKey || event.shiftKey),
		children,
	};
	switch (entry.kind) {
		case 'band':
			return <EntityLink of="band" entityId={entry.id} {...optionProps} />;
		case 'vehicle':
		case 'driver':
			return <EntityLink of="vehicle" entityId={entry.id} {...optionProps} />;
		case 'position':
			return <EntityLink of="position" entityId={entry.id} {...optionProps} />;
		case 'activity':
			return <ActivityLink activityId={entry.id} {...optionProps} />;
		case 'stage':
			return <Link to="/activities" search={{ stage: entry.id }} preload={false} {...optionProps} />;
		case 'person':
			return <PersonOption {...optionProps} tel={entry.row.tel} />;
	}
}

interface FoundLinkProps {
	entry: SearchEntry;
	id: string;
	/** Enter opens it. */
	isActive: boolean;
	onHover: () => void;
	onOpen: (entry: SearchEntry, inNewTab: boolean) => void;
	children: ReactNode;
}

interface PersonOptionProps {
	tel: string | null;
	role: string;
	children: ReactNode;
}

/** Calls the person; without a number it opens the list of persons for those who may edit it, and does nothing for others. */
function PersonOption({ tel, role, ...linkProps }: PersonOptionProps) {
	const mayWrite = useRight('person:write');
	const href = telHref(tel);
	if (href === null && mayWrite) return <Link to="/persons" preload={false} role={role} {...linkProps} />;
	if (href === null) return <div role={role} aria-disabled {...linkProps} />;
	return <a href={href} role={role} {...linkProps} />;
}
