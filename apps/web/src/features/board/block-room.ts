import { type LaneKind, type Minutes, SHOW, type TimedActivity } from '@crossload/domain';

/** Pixels that a block's words need within it, a show's at least, behind one that is too short for them, and behind one that is over. */
const WITHIN = 104;
const WITHIN_SHOW = 56;
const BEHIND = 92;
const BEHIND_DONE = 62;

/** The least that a block without words, whose words stand behind it, is wide: its icon. */
const ICON = 24;

/** Pixels that one vehicle takes in a block that shows vehicles, and one with how many more there are. */
const VEHICLE = 44;
const VEHICLES = 64;

/** Pixels that the number of those who stand at a position needs. */
const COUNT = 20;

/** Lines of points that can be read: those of a whole window, and fewer where blocks are bare. Up to so many hours all are. */
const POINT_LINES = 24;
const BARE_POINT_LINES = 4;
const HOURS_WITH_ALL_POINTS = 6;

/** Pixels that a column of points takes. */
const COLUMN = 8;

/** With more hours than this in the window blocks are bare: there are too many for words. */
export const MOST_HOURS_WITH_WORDS = 24;

/** What a block takes up at a zoom, in minutes from its start. */
export interface BlockRoom {
	/** Whether blocks have words at all. */
	readonly hasWords: boolean;
	/** The least length of a block that has its words within. */
	readonly within: Minutes;
	/** The same of shows, whose words are rather cut: one follows the other. */
	readonly withinShow: Minutes;
	readonly behind: Minutes;
	readonly behindDone: Minutes;
	/** How long a block is drawn at least. */
	readonly least: Minutes;
	/** How much of a short block and of what lies behind it its vehicles take, by their number: none, one, several. */
	readonly vehicles: readonly [none: Minutes, one: Minutes, several: Minutes];
	/** The least length of a stretch of a position's occupancy that says how many stand there. */
	readonly count: Minutes;
	/** With more lines of points than this nobody could read them one by one: they are drawn together. */
	readonly pointLines: number;
	/** The stretch of time whose points are drawn together where they are too many. */
	readonly column: Minutes;
	/** What is longer may begin out of sight and go on for much of the window: its words stay in sight. */
	readonly long: Minutes;
}

/** Lanes of positions show vehicles: what stands where is what matters there. */
export function blockRoom(minutesPerPixel: number, hours: number, kind: LaneKind): BlockRoom {
	const minutes = (pixels: number) => Math.ceil(pixels * minutesPerPixel);
	const hasWords = hours <= MOST_HOURS_WITH_WORDS;
	const vehicles = (
		kind === 'position' ? [0, minutes(VEHICLE), minutes(VEHICLES)] : [0, 0, 0]
	) as BlockRoom['vehicles'];
	const always = {
		hasWords,
		pointLines: readablePointLines(hours),
		vehicles,
		count: minutes(COUNT),
		column: minutes(COLUMN),
		long: (hours * 60) / 4,
	};
	if (!hasWords) return { ...always, within: 0, withinShow: 0, behind: 0, behindDone: 0, least: minutes(3) };
	return {
		...always,
		within: minutes(WITHIN),
		withinShow: minutes(WITHIN_SHOW),
		behind: minutes(BEHIND),
		behindDone: minutes(BEHIND_DONE),
		least: minutes(ICON),
	};
}

function readablePointLines(hours: number): number {
	if (hours <= HOURS_WITH_ALL_POINTS) return Number.POSITIVE_INFINITY;
	return hours <= MOST_HOURS_WITH_WORDS ? POINT_LINES : BARE_POINT_LINES;
}

/** How long the block itself is drawn; a point is a flag at its time. */
export function drawnLength({ span, timeMode }: TimedActivity, { least }: Pick<BlockRoom, 'least'>): Minutes {
	return timeMode === 'point' ? 0 : Math.max(least, span.to - span.from);
}

/** Whether the words stand behind the block, which is too short for them. */
export function isShort(activity: TimedActivity, room: Pick<BlockRoom, 'within' | 'withinShow' | 'hasWords'>): boolean {
	const { timeMode, span, typeId } = activity;
	const least = typeId === SHOW ? room.withinShow : room.within;
	return room.hasWords && timeMode !== 'point' && span.to - span.from < least;
}

/** How long after its start a short block's words begin: behind it, and behind the vehicles that it shows. */
export function wordsBegin(activity: TimedActivity, room: Pick<BlockRoom, 'least' | 'vehicles'>): Minutes {
	const sign = room.vehicles[Math.min(2, activity.vehicleIds.length)] ?? 0;
	return Math.max(drawnLength(activity, room), sign);
}

/** Minutes that a block needs with its words, so that nothing lies over them. */
export function roomOf(activity: TimedActivity, room: BlockRoom): Minutes {
	const length = drawnLength(activity, room);
	if (activity.timeMode === 'point') return room.hasWords ? room.within : room.least;
	if (!isShort(activity, room)) return length;
	return wordsBegin(activity, room) + (activity.end === null ? room.behind : room.behindDone);
}
