import type { Activity, Stage } from '@crossload/contract';
import { type Instant, instantOf, isCancelled, MINUTE, packLines } from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';

/** A block as long as a name needs to be read, in minutes. */
const LEAST_MINUTES = 20;

/** In rem: what a line of a lane needs, so that its letters stand whole, and what a lane needs besides its lines. */
export const LINE_HEIGHT = 3.75;
export const LANE_SPACE = 1.5;

interface Hours {
	readonly from: Instant;
	readonly until: Instant;
}

type Lists = Pick<DisplayLists, 'stages' | 'activities'>;

/** A show or load; where it begins and ends is its share of the hours shown. */
export interface Block {
	readonly activity: Activity;
	readonly line: number;
	readonly begins: number;
	readonly ends: number;
	/** Whether there is room for its name: of what is nearly over, or begins at the end of the hours, little is in sight. */
	readonly isNamed: boolean;
}

/** A stage with what it has in the hours shown, on as many lines as take place at the same time. */
export interface Lane {
	readonly stage: Stage;
	readonly lines: number;
	readonly blocks: readonly Block[];
}

/** The lanes of the stages that have anything in these hours; of all where none has. */
export function lanesOf(lists: Lists, hours: Hours): readonly Lane[] {
	const lanes = lists.stages.map((stage) => laneOf(stage, lists, hours));
	const inUse = lanes.filter(({ blocks }) => blocks.length > 0);
	return inUse.length > 0 ? inUse : lanes;
}

function laneOf(stage: Stage, lists: Lists, { from, until }: Hours): Lane {
	const shown = shownOn(stage.id, lists, { from, until });
	const byId = new Map(shown.map(({ activity }) => [activity.id, activity]));
	const packed = packLines(
		shown.map(({ activity, begins, ends }) => {
			const start = Math.floor(begins / MINUTE);
			return { id: activity.id, from: start, to: Math.max(Math.ceil(ends / MINUTE), start + LEAST_MINUTES) };
		}),
	);
	const shareOf = (minute: number) => Math.min(1, Math.max(0, (minute * MINUTE - from) / (until - from)));
	const leastShare = (LEAST_MINUTES * MINUTE) / (until - from);
	const blocks = packed.flatMap(({ id, line, from: first, to: last }): Block[] => {
		const activity = byId.get(id);
		const [begins, ends] = [shareOf(first), shareOf(last)];
		// Shares are fractions that are not exact.
		const isNamed = ends - begins > leastShare * 0.99;
		return activity ? [{ activity, line, begins, ends, isNamed }] : [];
	});
	return { stage, blocks, lines: Math.max(1, ...packed.map(({ line }) => line + 1)) };
}

/** The shows and loads of a stage that touch the hours, each with its time; without a planned start it has no place there. */
function shownOn(stageId: number, { activities }: Lists, hours: Hours) {
	return activities.flatMap((activity) => {
		const { stage, start, planned_start, planned_end } = activity;
		if (stage?.id !== stageId || isCancelled(activity) || planned_start === null) return [];
		const begins = instantOf(start ?? planned_start);
		const ends = Math.max(begins, planned_end === null ? begins : instantOf(planned_end));
		return begins < hours.until && ends > hours.from ? [{ activity, begins, ends }] : [];
	});
}

/**
 * The lanes by pages of so much room, in rem: as few pages as they need, about equally full. A lane that is higher than a
 * page goes on on the next.
 */
export function pagesOf(lanes: readonly Lane[], room: number): readonly (readonly Lane[])[] {
	const most = Math.max(1, Math.floor((room - LANE_SPACE) / LINE_HEIGHT));
	const parts = lanes.flatMap((lane) => partsOf(lane, most));
	const count = filledPages(parts, room).length;
	let height = parts.reduce((sum, part) => sum + heightOf(part), 0) / count;
	while (height < room && filledPages(parts, height).length > count) height += LANE_SPACE;
	return filledPages(parts, Math.min(height, room));
}

const heightOf = ({ lines }: Lane) => lines * LINE_HEIGHT + LANE_SPACE;

function partsOf(lane: Lane, most: number): Lane[] {
	return Array.from({ length: Math.ceil(lane.lines / most) }, (_, part) => {
		const first = part * most;
		const lines = Math.min(most, lane.lines - first);
		const blocks = lane.blocks.filter(({ line }) => line >= first && line < first + lines);
		return { ...lane, lines, blocks: blocks.map((block) => ({ ...block, line: block.line - first })) };
	});
}

function filledPages(parts: readonly Lane[], room: number): Lane[][] {
	const pages: Lane[][] = [];
	let left = 0;
	for (const part of parts) {
		const page = pages.at(-1);
		const height = heightOf(part);
		if (page && height <= left) page.push(part);
		else pages.push([part]);
		left = (page && height <= left ? left : room) - height;
	}
	return pages;
}
