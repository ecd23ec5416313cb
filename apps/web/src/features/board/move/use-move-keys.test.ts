import type { LaneKind } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { Board } from '../model/use-board.ts';
import type { Moving } from './board-drag.ts';
import { stepOf } from './use-move-keys.ts';

const board = { kind: 'stage', lanes: [4, 5, 6].map((id) => ({ lane: { id } })) } as unknown as Board;
const heldIn = (kind: LaneKind, lane: number) => ({ held: { kind }, lane }) as unknown as Moving;
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test.each([
	[key('ArrowRight'), { by: 5, lane: null }],
	[key('ArrowLeft', true), { by: -1, lane: null }],
	[key('ArrowUp'), { by: 0, lane: 4 }],
	[key('ArrowDown'), { by: 0, lane: 6 }],
	[key('a'), null],
])('BRD-05 arrows move by minutes and by lanes: %o', (pressed, step) => {
	expect(stepOf(pressed, board, heldIn('stage', 5))).toEqual(step);
});

test.each([
	[key('ArrowDown'), { by: 5, lane: null }],
	[key('ArrowUp', true), { by: -1, lane: null }],
	[key('ArrowLeft'), { by: 0, lane: 4 }],
	[key('ArrowRight'), { by: 0, lane: 6 }],
])('BRD-05 where time runs down, arrows up and down move by minutes: %o', (pressed, step) => {
	expect(stepOf(pressed, board, { ...heldIn('stage', 5), time: 'down' })).toEqual(step);
});

test('BRD-05 beyond the last lane it stays', () => {
	expect(stepOf(key('ArrowDown'), board, heldIn('stage', 6))).toEqual({ by: 0, lane: null });
});

test('BRD-06 what is held at a position never goes to the lane of a stage', () => {
	for (const lane of [4, 5, 9]) {
		expect(stepOf(key('ArrowDown'), board, heldIn('position', lane))).toEqual({ by: 0, lane: null });
		expect(stepOf(key('ArrowRight'), board, heldIn('position', lane))).toEqual({ by: 5, lane: null });
	}
});
