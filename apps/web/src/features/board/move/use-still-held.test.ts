import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { Board } from '../model/use-board.ts';
import type { Held } from './board-drag.ts';
import { stillMovable, whyGone } from './use-still-held.ts';

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

test('BRD-07 what is held knows the lane into which someone else has put it; what names none stays in its own', () => {
	const inLane = { ...taken, kind: 'stage', lane: 4, canChangeLane: true, picked: [first], lead: first } as Held;
	expect(stillMovable(inLane, boardOf(one(1, { stageId: 5 })))).toEqual({ ...inLane, lane: 5 });
	expect(stillMovable(inLane, boardOf(one(1, { stageId: 4 })))).toBe(inLane);
	expect(stillMovable(inLane, boardOf(one(1, { stageId: null })))).toBe(inLane);
	const inBandLane = { ...inLane, kind: 'band', canChangeLane: false } as const;
	expect(stillMovable(inBandLane, boardOf(one(1, { stageId: 5 })))).toBe(inBandLane);
});

test.each([
	['started', { start: 1200 }, 'Someone else has started what you were holding.'],
	['cancelled', { cancelled: true }, 'Someone else has cancelled what you were holding.'],
	['ended', { start: 1200, end: 1230 }, 'Someone else has ended or removed what you were holding.'],
])('BRD-07 what someone else has %s is told by its word', (_, change, text) => {
	const held = { ...taken, picked: [first] };
	const board = boardOf(one(1, change));
	expect(stillMovable(held, board)).toBeNull();
	expect(whyGone(held, board)).toBe(text);
	expect(whyGone(held, boardOf())).toBe('Someone else has ended or removed what you were holding.');
});
