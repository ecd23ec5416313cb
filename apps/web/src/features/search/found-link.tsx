import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useRight } from '../../api/session.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { telHref } from '../../lib/phone.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import classes from './found-link.module.css';
import type { SearchEntry } from './search-entry.ts';

/** One line of what was found: an option of the list, and a real link, so that a middle click works too. */
export function FoundLink({ entry, id, isActive, onPoint, onOpen, children }: FoundLinkProps) {
	const slot = {
		id,
		role: 'option',
		'aria-selected': isActive,
		tabIndex: -1,
		className: classes.option,
		'data-active': isActive || undefined,
		onMouseMove: isActive ? undefined : onPoint,
		// The focus stays in the field, or the arrow keys would have no hold any more.
		onMouseDown: (event: MouseEvent) => event.preventDefault(),
		onClick: (event: MouseEvent) => onOpen(entry, event.ctrlKey || event.metaKey || event.shiftKey),
		children,
	};
	switch (entry.kind) {
		case 'band':
			return <EntityLink of="band" entityId={entry.id} {...slot} />;
		case 'vehicle':
		case 'driver':
			return <EntityLink of="vehicle" entityId={entry.id} {...slot} />;
		case 'position':
			return <EntityLink of="position" entityId={entry.id} {...slot} />;
		case 'activity':
			return <ActivityLink activityId={entry.id} {...slot} />;
		case 'stage':
			return <Link to="/activities" search={{ stage: entry.id }} preload={false} {...slot} />;
		case 'person':
			return <PersonOption {...slot} tel={entry.row.tel} />;
	}
}

interface FoundLinkProps {
	entry: SearchEntry;
	id: string;
	/** Enter opens it. */
	isActive: boolean;
	onPoint: () => void;
	onOpen: (entry: SearchEntry, isElsewhere: boolean) => void;
	children: ReactNode;
}

interface PersonOptionProps {
	tel: string | null;
	role: string;
	children: ReactNode;
}

/** A person is rung; one without a number is in the list of persons, for those who keep it. */
function PersonOption({ tel, role, ...slot }: PersonOptionProps) {
	const mayKeep = useRight('person:write');
	const href = telHref(tel);
	if (href === null && mayKeep) return <Link to="/persons" preload={false} role={role} {...slot} />;
	if (href === null) return <div role={role} aria-disabled {...slot} />;
	return <a href={href} role={role} {...slot} />;
}
