import { boardLanes, DAY_MINUTES, type Minutes, type TimedActivity } from '@crossload/domain';
import { type BoardLists, laneHeads, placesOf } from './board-rows.ts';
import type { BoardView } from './board-view.ts';
import { lineTops } from './lane-lines.ts';
import type { TimeRange } from './time-range.ts';
import type { NamedLane } from './use-board.ts';

/** Rem that the lanes of a page may take: A4 across, less its head. */
const PAGE_HEIGHT = 40;

/** Minutes that words need where a whole day is as wide as the paper: of points, and of what has a length. */
const PAPER_ROOM = { point: 145, range: 165 };

/** One page: lanes of one festival day. */
export interface PaperPage {
	readonly day: TimeRange;
	readonly lanes: readonly NamedLane[];
}

interface Paper {
	readonly lists: BoardLists;
	readonly view: BoardView;
	readonly range: TimeRange;
	readonly activities: readonly TimedActivity[];
}

/** The board on paper: one page per festival day and group of lanes, without lanes and days that have nothing (BRD-09). */
export function paperPages(paper: Paper): PaperPage[] {
	return daysOf(paper.range).flatMap((day) => groupsOf(lanesOn(day, paper)).map((lanes) => ({ day, lanes })));
}

function daysOf({ from, to }: TimeRange): TimeRange[] {
	const starts: Minutes[] = [];
	for (let start = from; start < to; start += DAY_MINUTES) starts.push(start);
	return starts.map((start) => ({ from: start, to: start + DAY_MINUTES }));
}

function lanesOn(day: TimeRange, { lists, view, activities }: Paper): NamedLane[] {
	const heads = new Map(laneHeads(lists, view.kind).map((head) => [head.id, head]));
	const within = activities.filter(({ span }) => span.from < day.to && Math.max(span.to, span.from + 1) > day.from);
	return boardLanes({
		kind: view.kind,
		laneIds: [...heads.keys()],
		activities: within,
		places: placesOf(lists),
		roomFor: ({ timeMode }) => PAPER_ROOM[timeMode],
	}).flatMap((lane) => {
		const head = heads.get(lane.id);
		if (!head || lane.parts.every(({ lines }) => lines === 0)) return [];
		// Who stands there now is old once it is printed.
		const { id, name, color } = head;
		return [{ head: { id, name, color }, lane }];
	});
}

/** As many lanes together as a page holds; one that is higher has pages of its own. */
function groupsOf(lanes: readonly NamedLane[]): NamedLane[][] {
	const groups: NamedLane[][] = [];
	let room = 0;
	for (const named of lanes) {
		const { height } = lineTops(named.lane);
		if (height > room) {
			groups.push([]);
			room = PAGE_HEIGHT;
		}
		groups.at(-1)?.push(named);
		room -= height;
	}
	return groups;
}
