import { Link } from '@tanstack/react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';

/** Leads to the list. */
export const TO_BANDS: RenderLink = (slot) => <Link to="/bands" {...slot} />;

/** Leads to a band. */
export function toBand(id: number): RenderLink {
	return (slot) => <EntityLink of="band" entityId={id} {...slot} />;
}

/** Names what is typed and not saved yet, of one band or of a new one. */
export function draftNameOf(id: number | undefined): string {
	return id === undefined ? 'band/add' : `band/${id}`;
}
