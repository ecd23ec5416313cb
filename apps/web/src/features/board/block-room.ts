import { type Minutes, SHOW, type TimedActivity } from '@crossload/domain';

/** Pixels that a block's words need within it, a show's at least, behind one that is too short for them, and behind one that is over. */
const WITHIN = 104;
const WITHIN_SHOW = 56;
const BEHIND = 92;
const BEHIND_DONE = 62;

/** The least that a block without words, whose words stand behind it, is wide: its icon. */
const ICON = 24;

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
}

export function blockRoom(minutesPerPixel: number, hours: number): BlockRoom {
	const minutes = (pixels: number) => Math.ceil(pixels * minutesPerPixel);
	const hasWords = hours <= MOST_HOURS_WITH_WORDS;
	if (!hasWords) return { hasWords, within: 0, withinShow: 0, behind: 0, behindDone: 0, least: minutes(3) };
	return {
		hasWords,
		within: minutes(WITHIN),
		withinShow: minutes(WITHIN_SHOW),
		behind: minutes(BEHIND),
		behindDone: minutes(BEHIND_DONE),
		least: minutes(ICON),
	};
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

/** Minutes that a block needs with its words, so that nothing lies over them. */
export function roomOf(activity: TimedActivity, room: BlockRoom): Minutes {
	const length = drawnLength(activity, room);
	if (activity.timeMode === 'point') return room.hasWords ? room.within : room.least;
	if (!isShort(activity, room)) return length;
	return length + (activity.end === null ? room.behind : room.behindDone);
}
