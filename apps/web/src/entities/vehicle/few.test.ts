import { expect, test } from 'vitest';
import { few } from './few.ts';

test('as many are shown as have room, the rest after a place for their count', () => {
	expect(few([1, 2], 2)).toEqual({ shown: [1, 2], rest: [] });
	expect(few([1, 2, 3], 2)).toEqual({ shown: [1], rest: [2, 3] });
	expect(few([1, 2, 3, 4, 5], 4)).toEqual({ shown: [1, 2, 3], rest: [4, 5] });
	expect(few([], 2)).toEqual({ shown: [], rest: [] });
});
