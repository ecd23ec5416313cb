import { FARTHEST_STEP } from '@crossload/domain';
import { expect, test } from 'vitest';
import { draggedOffset } from './use-strip-drag.ts';

test.each([
	{ from: 60, by: 12, to: 70 },
	{ from: 60, by: 13, to: 75 },
	{ from: 0, by: -7.4, to: -5 },
	{ from: 7, by: 1, to: 7 },
	{ from: 20_000, by: 500, to: FARTHEST_STEP },
	{ from: -20_000, by: -500, to: -FARTHEST_STEP },
])('TPL-04 a step $from minutes from its anchor that is dragged by $by is at $to', ({ from, by, to }) => {
	expect(draggedOffset(from, by)).toBe(to);
});
