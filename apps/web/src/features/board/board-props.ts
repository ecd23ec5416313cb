import type { Day, Minutes } from '@crossload/domain';
import type { RefObject } from 'react';
import type { SetPersisted } from '../../lib/persisted.ts';
import type { BoardLists } from './board-rows.ts';
import type { BoardTarget } from './board-target.ts';
import type { BoardView, ResolvedView } from './board-view.ts';
import type { HeldPlace } from './held-place.ts';
import type { TimeRange } from './time-range.ts';
import type { BoardSteps } from './use-board-steps.ts';

/** What the board shows, however it is laid out. */
export interface BoardProps {
	readonly lists: BoardLists;
	readonly view: ResolvedView;
	readonly setView: SetPersisted<BoardView>;
	readonly range: TimeRange;
	/** The time in sight of it where what was in sight lies outside. */
	readonly start: Minutes;
	/** The festival days to choose from. */
	readonly days: readonly Day[];
	/** Those of them that are not shown with the whole festival. */
	readonly far: readonly Day[];
	/** What is in sight at first. */
	readonly target: BoardTarget;
	/** By which the router knows what scrolls, to scroll it back when somebody comes back. */
	readonly scrollId: string;
	/** Where it stands, although it is mounted again once it has been printed. */
	readonly held: RefObject<HeldPlace>;
	readonly now: Minutes;
	readonly steps: BoardSteps;
	/** The activity that the address asks to move by the sheet. */
	readonly moved: number | null;
	/** That is over. */
	readonly onMoved: () => void;
}
