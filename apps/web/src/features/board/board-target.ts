import { LANE_KINDS, type LaneKind, laneIdsOf, type Minutes, minutesOfTime, type Span } from '@crossload/domain';
import type { BoardOpening } from './board-search.ts';
import { type BoardLists, placesOf, shownActivities } from './model/board-rows.ts';
import { DEFAULT_VIEW } from './model/board-view.ts';

/** Where the board opens: a time, and the block that has the focus and the mark there. */
export interface BoardTarget {
	readonly minute: Minutes;
	readonly block: { readonly id: number; readonly lane: number; readonly from: Minutes } | null;
}

/** Finds what the address asks for in lanes of this kind; only a time where it is not there. */
export function boardTarget(lists: BoardLists, kind: LaneKind, { opening, now }: TargetOptions): BoardTarget {
	const places = placesOf(lists);
	const askedMinute = minutesOfTime(opening.at ?? null);
	const candidates = shownActivities(lists.activities, DEFAULT_VIEW)
		.flatMap((activity) =>
			laneIdsOf(activity, kind, places).map((lane) => ({ lane, id: activity.id, ...activity.span })),
		)
		.filter(({ id, lane }) => (opening.block === undefined ? lane === opening.lane : id === opening.block))
		.sort((a, b) => a.from - b.from || a.id - b.id);
	const found = candidates.find(({ to }) => to >= (askedMinute ?? now)) ?? candidates.at(-1);
	if (!found) return { minute: askedMinute ?? now, block: null };
	return {
		minute: askedMinute ?? minuteToShow(found, now),
		block: { id: found.id, lane: found.lane, from: found.from },
	};
}

/** Its start; now for something long that is under way, such as parking for days. */
function minuteToShow({ from, to }: Span, now: Minutes): Minutes {
	return from + LONG < now && now < to ? now : from;
}

/** Minutes after its start from which an activity's start and now mostly do not fit into one window. */
const LONG = 240;

interface TargetOptions {
	readonly opening: BoardOpening;
	readonly now: Minutes;
}

/** The first kind of lanes in which an activity stands; null where it is not there or stands in none. */
export function kindShowing(lists: BoardLists, id: number): LaneKind | null {
	const places = placesOf(lists);
	const [activity] = shownActivities(
		lists.activities.filter((row) => row.id === id),
		DEFAULT_VIEW,
	);
	return (activity && LANE_KINDS.find((kind) => laneIdsOf(activity, kind, places).length > 0)) ?? null;
}
