import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { Board } from '../model/use-board.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { heldBlocks } from './held-blocks.ts';

const planned = { planned_start: 1200, planned_end: 1260, timeMode: 'range', cancelled: false, start: null, end: null };
const point = { ...planned, planned_start: null, timeMode: 'point' };

test.each([
	['an end of a point', 'end', point, texts.noEnds],
	['the start of what runs', 'start', { ...planned, start: 1200 }, texts.onlyItsEnd],
	['what is over', 'end', { ...planned, start: 1200, end: 1260 }, texts.stays],
	['what is cancelled', 'move', { ...planned, cancelled: true }, texts.stays],
] as const)('BRD-04 BRD-05 why %s is not moved is said', (...[, grip, times, expected]) => {
	const activity = { id: 1, stageId: 7, span: { from: 1200, to: 1260 }, ...times } as unknown as TimedActivity;
	const board = { planned: new Map([[1, activity]]), rows: new Map(), lanes: [] } as unknown as Board;
	expect(heldBlocks(board, { id: 1, lane: 7, grip, selectedIds: new Set() })).toBe(expected);
});
