import { boardLanes, DAY_MINUTES, type LaneKind, type TimedActivity } from '@crossload/domain';
import { blockRoom, roomOf } from '../model/block-room.ts';
import { type BoardLists, laneHeads, placesOf } from '../model/board-rows.ts';
import type { BoardView } from '../model/board-view.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import { heightOf } from '../model/lane-lines.ts';
import { isDuring, type TimeRange } from '../model/time-range.ts';

/** Rem that the lanes of a page may take: A4 across, less its head. */
const PAGE_HEIGHT = 40;

/** A whole day is as wide as the paper, whose lanes have some 900 pixels. */
export const PAPER_SCALE = { minutesPerPixel: DAY_MINUTES / 900, hours: 24 };

/** One page: lanes of one festival day. */
export interface PaperPage {
	readonly day: TimeRange;
	readonly lanes: readonly NamedLane[];
}

interface Paper {
	readonly lists: BoardLists;
	readonly view: BoardView;
	readonly days: readonly TimeRange[];
	readonly activities: readonly TimedActivity[];
}

/** The board on paper: one page per festival day and group of lanes, without lanes and days that have nothing (BRD-09). */
export function paperPages(paper: Paper): PaperPage[] {
	return paper.days.flatMap((day) => pagesOf(lanesOn(day, paper), paper.view.kind).map((lanes) => ({ day, lanes })));
}

function lanesOn(day: TimeRange, { lists, view, activities }: Paper): NamedLane[] {
	const room = blockRoom(PAPER_SCALE.minutesPerPixel, PAPER_SCALE.hours, view.kind);
	const heads = new Map(laneHeads(lists, view.kind).map((head) => [head.id, head]));
	const within = activities.filter(({ span }) => isDuring(span, day));
	return boardLanes({
		kind: view.kind,
		laneIds: [...heads.keys()],
		activities: within,
		places: placesOf(lists),
		roomFor: (activity) => roomOf(activity, room),
	}).flatMap((lane) => {
		const head = heads.get(lane.id);
		if (!head || lane.parts.every(({ lines }) => lines === 0)) return [];
		// Without the vehicles there now, which would be outdated on paper, and without colours.
		const { id, name } = head;
		return [{ head: { id, name, color: null }, lane }];
	});
}

/** As many lanes together as a page holds; one that is higher has pages of its own. */
function pagesOf(lanes: readonly NamedLane[], kind: LaneKind): NamedLane[][] {
	const pages: NamedLane[][] = [];
	let remaining = 0;
	for (const named of lanes) {
		const height = heightOf(named, kind);
		if (height > remaining) {
			pages.push([]);
			remaining = PAGE_HEIGHT;
		}
		pages.at(-1)?.push(named);
		remaining -= height;
	}
	return pages;
}
