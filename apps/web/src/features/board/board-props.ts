import type { Day, Minutes } from '@crossload/domain';
import type { RefObject } from 'react';
import type { SetPersisted } from '../../lib/persisted.ts';
import type { BoardTarget } from './board-target.ts';
import type { BoardLists } from './model/board-rows.ts';
import type { BoardView, ResolvedView } from './model/board-view.ts';
import type { TimeRange } from './model/time-range.ts';
import type { CarriedMove } from './move/use-board-move.ts';
import type { BoardSteps } from './move/use-board-steps.ts';
import type { ScrollAnchor } from './window/scroll-anchor.ts';

/** The lane that a phone shows, of which kind and for which day it was chosen. */
export interface PhoneLane extends Pick<ResolvedView, 'kind' | 'day'> {
	readonly laneId: number | null;
}

/** What the board shows, however it is laid out. */
export interface BoardProps {
	readonly lists: BoardLists;
	readonly view: ResolvedView;
	readonly setView: SetPersisted<BoardView>;
	readonly range: TimeRange;
	/** The time to show where the time that was in sight lies outside of the range. */
	readonly start: Minutes;
	/** The festival days to choose from. */
	readonly days: readonly Day[];
	/** The ones of them that lie so far outside of the festival that they are only shown by themselves. */
	readonly far: readonly Day[];
	/** What is in sight at first. */
	readonly target: BoardTarget;
	/** By which the router restores how far the board was scrolled. */
	readonly scrollId: string;
	/** Kept here, as the board is mounted again after it has been printed. */
	readonly anchor: RefObject<ScrollAnchor>;
	/** Kept here, as the anchor is; null before a phone's board is shown. */
	readonly phoneLane: RefObject<PhoneLane | null>;
	/** Kept here, as a device that is turned lays the board out again. */
	readonly carried: RefObject<CarriedMove>;
	readonly now: Minutes;
	readonly steps: BoardSteps;
	/** The activity that the address asks to move by the sheet. */
	readonly moved: number | null;
	/** Called when that move has ended. */
	readonly onMoved: () => void;
}
