import { expect, test } from 'vitest';
import { BOARD_MOVE_TEXTS } from './board-move-texts.ts';

test.each([
	[5, '+5 min'],
	[-95, '−95 min'],
	[300, '+300 min'],
	[1000, '+16 h 40'],
	[-1440, '−24 h'],
	[4320, '+3 d'],
])('BRD-04 a move by %i minutes reads %s', (minutes, text) => {
	expect(BOARD_MOVE_TEXTS.by(minutes)).toBe(text);
});
