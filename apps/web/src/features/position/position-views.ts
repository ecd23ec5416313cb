import { POSITION_TAGS, type PositionTag } from '@crossload/domain';
import type { ParseStored } from '../../lib/persisted.ts';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** How the overview shows the positions; kept on the device. */
export type PositionView = 'cards' | 'table';

export const VIEWS = ['cards', 'table'] as const;

/** A tab of the overview: all positions, or those of one site area. */
export type PositionTab = typeof texts.all | PositionTag;

export const TABS: readonly PositionTab[] = [texts.all, ...POSITION_TAGS];

export const parseView: ParseStored<PositionView> = (stored) => VIEWS.find((view) => view === stored) ?? null;
export const parseTab: ParseStored<PositionTab> = (stored) => TABS.find((tab) => tab === stored) ?? null;

/** The positions of a tab, as they come. */
export function inTab<Row extends { readonly tag: PositionTag }>(positions: readonly Row[], tab: PositionTab): Row[] {
	return positions.filter(({ tag }) => tab === texts.all || tag === tab);
}
