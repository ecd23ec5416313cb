import type { Activity } from '@crossload/contract';
import type { FestivalTime, LaneKind } from '@crossload/domain';

/** What the address asks the board to open at. */
export interface BoardOpening {
	/** An activity. */
	readonly block?: number | undefined;
	/** A stage, position, vehicle or band: what takes place there at the time, or next. */
	readonly lane?: number | undefined;
	/** Instead of the activity's own time, and of now. */
	readonly at?: FestivalTime | undefined;
}

/** The board's address: `/plan?by=stages&block=12`. */
export function boardSearch(lanes: LaneKind, opening: BoardOpening) {
	return { by: `${lanes}s`, ...opening } as const;
}

/** The lanes in which an activity stands for certain. */
export function lanesOfActivity({ stage, band, position }: Activity): LaneKind {
	if (stage) return 'stage';
	if (position) return 'position';
	return band ? 'band' : 'vehicle';
}
