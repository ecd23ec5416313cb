import { type LaneKind, type Minutes, SHOW, type TimedActivity } from '@crossload/domain';

/**
 * Pixels that a block's words need within it, within a show, and with the expected start beside the planned time; behind a
 * block that is too short for them, and behind one that is over.
 */
const WITHIN_PX = 104;
const WITHIN_SHOW_PX = 56;
const WITHIN_EXPECTED_PX = 152;
const BEHIND_PX = 92;
const BEHIND_DONE_PX = 62;

/** Pixels that a block is wide at least whose words are behind it: it has an icon within. */
const ICON_PX = 24;

/** Pixels that a block needs to show one vehicle, and one with the number of the others. */
const VEHICLE_PX = 30;
const VEHICLES_PX = 52;

/** Pixels that the number of vehicles at a position needs. */
const COUNT_PX = 20;

/** Lines of points that can still be read one by one, with words and where blocks are bare; up to six hours there is no limit. */
const POINT_LINES = 24;
const BARE_POINT_LINES = 4;
const HOURS_WITH_ALL_POINTS = 6;

/** Pixels that the words on what cannot be have at most. */
const CLASH_PX = 320;

/** Pixels that a column of points is wide. */
const COLUMN_PX = 8;

/** Pixels that a bare block is wide at least. */
const BARE_PX = 3;

/** With more hours than this in the window there is no room beside blocks for words on what cannot be. */
const MOST_HOURS_WITH_CLASHES = 8;

/** With more hours than this in the window blocks are bare: there are too many for words. */
export const MOST_HOURS_WITH_WORDS = 24;

/** What a block takes up at a zoom, in minutes from its start. */
export interface BlockRoom {
	readonly hasWords: boolean;
	/** Whether what cannot be is said beside its blocks. */
	readonly hasClashes: boolean;
	/** The least length of a block that has its words within. */
	readonly within: Minutes;
	/** The same for shows, which follow each other closely: their words are cut instead of put behind. */
	readonly withinShow: Minutes;
	/** The least length of a block that has room for the expected start as well. */
	readonly withinExpected: Minutes;
	/** Room for words behind a block that is too short for them, and behind one that is over. */
	readonly behind: Minutes;
	readonly behindDone: Minutes;
	/** How long a block is drawn at least. */
	readonly least: Minutes;
	/** The least length of a block that shows its vehicles; infinite for lanes other than positions. */
	readonly vehicles: { readonly one: Minutes; readonly several: Minutes };
	/** The least length of a step of a position's occupancy that shows how many stand there. */
	readonly count: Minutes;
	/** The most room for the words on what cannot be. */
	readonly clash: Minutes;
	/** With more lines of points than this nobody could read them one by one: they are drawn together. */
	readonly pointLines: number;
	/** The stretch of time whose points are drawn together where they are too many. */
	readonly column: Minutes;
	/** The words of a block longer than this are sticky: it may begin out of sight and fill much of the window. */
	readonly long: Minutes;
}

/** Lanes of positions show vehicles: what stands where is what matters there. */
export function blockRoom(minutesPerPixel: number, hours: number, kind: LaneKind): BlockRoom {
	const minutes = (pixels: number) => Math.ceil(pixels * minutesPerPixel);
	const hasWords = hours <= MOST_HOURS_WITH_WORDS;
	const vehicles =
		kind === 'position'
			? { one: minutes(VEHICLE_PX), several: minutes(VEHICLES_PX) }
			: { one: Number.POSITIVE_INFINITY, several: Number.POSITIVE_INFINITY };
	const atEveryZoom = {
		hasWords,
		hasClashes: hours <= MOST_HOURS_WITH_CLASHES,
		pointLines: readablePointLines(hours),
		vehicles,
		count: minutes(COUNT_PX),
		clash: minutes(CLASH_PX),
		column: minutes(COLUMN_PX),
		withinExpected: minutes(WITHIN_EXPECTED_PX),
		long: (hours * 60) / 4,
	};
	if (!hasWords) return { ...atEveryZoom, within: 0, withinShow: 0, behind: 0, behindDone: 0, least: minutes(BARE_PX) };
	return {
		...atEveryZoom,
		within: minutes(WITHIN_PX),
		withinShow: minutes(WITHIN_SHOW_PX),
		behind: minutes(BEHIND_PX),
		behindDone: minutes(BEHIND_DONE_PX),
		least: minutes(ICON_PX),
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

/** Whether a block has its words within, and no room for a time with start and end: a show that others follow. */
export function isBrief(activity: TimedActivity, room: BlockRoom): boolean {
	return activity.timeMode !== 'point' && !isShort(activity, room) && drawnLength(activity, room) < room.within;
}

/** Whether a block that is too short for its words shows its vehicles, for which there is room within it. */
export function showsVehicles(activity: TimedActivity, room: BlockRoom): boolean {
	const count = activity.vehicleIds.length;
	if (count === 0 || !isShort(activity, room)) return false;
	return drawnLength(activity, room) >= (count === 1 ? room.vehicles.one : room.vehicles.several);
}

/** Minutes that a block takes up together with its words, so that nothing covers them. */
export function roomOf(activity: TimedActivity, room: BlockRoom): Minutes {
	const length = drawnLength(activity, room);
	if (activity.timeMode === 'point') return room.hasWords ? room.within : room.least;
	if (!isShort(activity, room)) return length;
	return length + (activity.end === null ? room.behind : room.behindDone);
}
