import { Link } from '@tanstack/react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import type { Crumb } from '../../ui/page-frame.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** Leads to the list. */
export const TO_BANDS: RenderLink = (slot) => <Link to="/bands" {...slot} />;

/** Leads to a band. */
export function toBand(id: number): RenderLink {
	return (slot) => <EntityLink of="band" entityId={id} {...slot} />;
}

/** The way back to the list. */
export const BAND_CRUMBS: readonly Crumb[] = [{ label: texts.bands, link: TO_BANDS }];

/** Names what is typed and not saved yet, of one band or of a new one. */
export function draftNameOf(id: number | undefined): string {
	return id === undefined ? 'band/add' : `band/${id}`;
}
