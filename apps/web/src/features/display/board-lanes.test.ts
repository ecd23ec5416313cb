import type { Stage } from '@crossload/contract';
import { instantOf, toFestivalTime } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anActivity } from '../../testing/activities.ts';
import { LANE_SPACE, type Lane, LINE_HEIGHT, lanesOf, pagesOf } from './board-lanes.ts';

/** A lane of so many lines, with a block on each. */
function laneOf(lines: number, id: number): Lane {
	const stage: Stage = { id, name: `Stage ${id}`, color: '#a03040', changeover: 20, curfew: null, version: 1 };
	const blocks = Array.from({ length: lines }, (_, line) => ({
		activity: anActivity(id * 100 + line),
		line,
		begins: 0,
		ends: 1,
		isNamed: true,
	}));
	return { stage, lines, blocks };
}

test.each([
	{ fact: 'is over in a moment', from: '17:00', to: '17:10', isNamed: false },
	{ fact: 'goes on for a while', from: '17:00', to: '17:40', isNamed: true },
	{ fact: 'is short', from: '18:00', to: '18:05', isNamed: true },
	{ fact: 'begins at its end', from: '23:00', to: '23:50', isNamed: false },
])('WALL-03 what $fact has its name on a time line where there is room: $isNamed', ({ from, to, isNamed }) => {
	const at = (clock: string) => toFestivalTime(`2026-08-22T${clock}:00+02:00`);
	const { stage } = laneOf(1, 1);
	const activity = { ...anActivity(1), stage, planned_start: at(from), planned_end: at(to) };
	const lists = { stages: [stage], activities: [activity] };
	const [lane] = lanesOf(lists, { from: instantOf(at('17:05')), until: instantOf(at('23:05')) });
	expect(lane?.blocks.map((block) => block.isNamed)).toEqual([isNamed]);
});

const roomOf = (lanes: readonly number[]) => lanes.reduce((sum, lines) => sum + lines * LINE_HEIGHT + LANE_SPACE, 0);

test.each([
	{ fact: 'what fits stands on one page', lanes: [1, 2, 3], room: roomOf([1, 2, 3]), pages: [[1, 2, 3]] },
	{ fact: 'what does not fit turns its pages', lanes: [3, 3, 3], room: roomOf([3, 3]), pages: [[3, 3], [3]] },
	{
		fact: 'pages are about equally full',
		lanes: [1, 1, 1, 1],
		room: roomOf([1, 1, 1]),
		pages: [
			[1, 1],
			[1, 1],
		],
	},
	{ fact: 'a lane higher than a page goes on on the next', lanes: [5], room: roomOf([3]), pages: [[3], [2]] },
	{ fact: 'before the room is known each lane has its line', lanes: [1, 1], room: 0, pages: [[1], [1]] },
	{ fact: 'without stages there is nothing', lanes: [], room: 40, pages: [] },
])('WALL-03 of the lanes of a time line, $fact', ({ lanes, room, pages }) => {
	expect(pagesOf(lanes.map(laneOf), room).map((page) => page.map(({ lines }) => lines))).toEqual(pages);
});

test('WALL-03 every block stands once on the pages of a time line, in a line of its lane, and no page is too high', () => {
	const lanes = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 15 });
	const room = fc.double({ min: LINE_HEIGHT + LANE_SPACE, max: 200, noNaN: true });
	fc.assert(
		fc.property(lanes, room, (lines, height) => {
			const drawn = lines.map(laneOf);
			const pages = pagesOf(drawn, height);
			const idsOf = (some: readonly Lane[]) => some.flatMap(({ blocks }) => blocks.map(({ activity }) => activity.id));
			expect(idsOf(pages.flat())).toEqual(idsOf(drawn));
			expect(pages.flat().every((lane) => lane.blocks.every(({ line }) => line >= 0 && line < lane.lines))).toBe(true);
			expect(pages.every((page) => roomOf(page.map((lane) => lane.lines)) <= height + 1e-6)).toBe(true);
		}),
	);
});
