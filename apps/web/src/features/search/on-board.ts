import type { LaneKind } from '@crossload/domain';
import { type BoardOpening, lanesOfActivity } from '../board/board-search.ts';
import type { SearchEntry } from './search-entry.ts';

/** Where the board shows what was found; null for persons, who have no lane. */
export function onBoard(entry: SearchEntry): { lanes: LaneKind; opening: BoardOpening } | null {
	switch (entry.kind) {
		case 'activity':
			return { lanes: lanesOfActivity(entry.row), opening: { block: entry.id } };
		case 'driver':
			return { lanes: 'vehicle', opening: { lane: entry.id } };
		case 'person':
			return null;
		default:
			return { lanes: entry.kind, opening: { lane: entry.id } };
	}
}
