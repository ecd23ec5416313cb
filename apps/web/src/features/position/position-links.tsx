import { Link } from '@tanstack/react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import type { Crumb } from '../../ui/page-frame.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** Leads to the form for a new position. */
export const ADD_POSITION: RenderLink = (slot) => <Link to="/position/add" {...slot} />;

/** Leads to the overview. */
export const TO_POSITIONS: RenderLink = (slot) => <Link to="/positions" {...slot} />;

/** Leads to a position. */
export function toPosition(id: number): RenderLink {
	return (slot) => <EntityLink of="position" entityId={id} {...slot} />;
}

/** The way back to the overview. */
export const POSITION_CRUMBS: readonly Crumb[] = [{ label: texts.positions, link: TO_POSITIONS }];
