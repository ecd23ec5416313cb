import { expect, test } from 'vitest';
import { splitOverflow } from './more-chip.tsx';

test('as many are shown as have room, the rest after a place for their count', () => {
	expect(splitOverflow([1, 2], 2)).toEqual({ shown: [1, 2], rest: [] });
	expect(splitOverflow([1, 2, 3], 2)).toEqual({ shown: [1], rest: [2, 3] });
	expect(splitOverflow([1, 2, 3, 4, 5], 4)).toEqual({ shown: [1, 2, 3], rest: [4, 5] });
	expect(splitOverflow([], 2)).toEqual({ shown: [], rest: [] });
});
