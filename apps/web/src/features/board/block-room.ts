import { type LaneKind, type Minutes, SHOW, type TimedActivity } from '@crossload/domain';

/** Pixels that a block's words need within it, a show's at least, behind one that is too short for them, and behind one that is over. */
const WITHIN = 104;
const WITHIN_SHOW = 56;
const BEHIND = 92;
const BEHIND_DONE = 62;

/** The least that a block without words, whose words stand behind it, is wide: its icon. */
const ICON = 24;

/** The least that a block is wide that shows its vehicle, and one that says as well how many more there are. */
const VEHICLE = 30;
const VEHICLES = 52;

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
	readonly hasWords: boolean;
	/** The least length of a block that has its words within. */
	readonly within: Minutes;
	/** The same of shows, whose words are rather cut: one follows the other. */
	readonly withinShow: Minutes;
	readonly behind: Minutes;
	readonly behindDone: Minutes;
	/** How long a block is drawn at least. */
	readonly least: Minutes;
	/** The least length of a block that shows its vehicles, which stand within it; of lanes of another kind none does. */
	readonly vehicles: { readonly one: Minutes; readonly several: Minutes };
	/** The least length of a step of a position's occupancy that shows how many stand there. */
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
	const vehicles =
		kind === 'position'
			? { one: minutes(VEHICLE), several: minutes(VEHICLES) }
			: { one: Number.POSITIVE_INFINITY, several: Number.POSITIVE_INFINITY };
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

/** Minutes that a block needs with its words, so that nothing lies over them. */
export function roomOf(activity: TimedActivity, room: BlockRoom): Minutes {
	const length = drawnLength(activity, room);
	if (activity.timeMode === 'point') return room.hasWords ? room.within : room.least;
	if (!isShort(activity, room)) return length;
	return length + (activity.end === null ? room.behind : room.behindDone);
}
