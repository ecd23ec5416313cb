import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { Held } from './board-drag.ts';
import type { Board } from './use-board.ts';
import { stillMovable } from './use-still-held.ts';

const PLANNED = { planned_start: 1200, planned_end: 1260, timeMode: 'range', cancelled: false, start: null, end: null };
const one = (id: number, overrides = {}) =>
	({ id, span: { from: 1200, to: 1260 }, ...PLANNED, ...overrides }) as unknown as TimedActivity;
const [first, second, third] = [one(1), one(2), one(3)];
const taken = { grip: 'move', lead: first, picked: [first, second, third] } as unknown as Held;
const boardOf = (...activities: readonly TimedActivity[]) => {
	const planned = new Map(activities.map((activity) => [activity.id, activity]));
	return { planned, rows: planned } as unknown as Pick<Board, 'planned' | 'rows'>;
};

test('BRD-07 what is held goes on without what someone else removes, ends or cancels', () => {
	expect(stillMovable(taken, boardOf(first, second, third))).toBe(taken);
	expect(stillMovable(taken, boardOf(first, third))?.picked).toEqual([first, third]);
	expect(stillMovable(taken, boardOf(first, one(2, { start: 1200, end: 1230 }), third))?.picked).toEqual([
		first,
		third,
	]);
	expect(stillMovable(taken, boardOf(first, one(2, { cancelled: true }), third))?.lead).toBe(first);
});

test('BRD-07 without the block that is pointed at another one tells the time; without any nothing is held', () => {
	expect(stillMovable(taken, boardOf(second, third))).toMatchObject({
		lead: { id: 2 },
		picked: [{ id: 2 }, { id: 3 }],
	});
	expect(stillMovable(taken, boardOf())).toBeNull();
});
