import { expect, test } from 'vitest';
import { moveItem } from './use-step-order.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

test.each([
	[0, 2, 'bcad'],
	[3, 0, 'dabc'],
	[1, 1, 'abcd'],
	[2, 3, 'abdc'],
	[9, 0, 'abcd'],
])('TPL-04 the item at %d is put to %d, the others keep their order', (from, to, order) => {
	expect(moveItem(LETTERS, from, to).join('')).toBe(order);
	expect(LETTERS.join('')).toBe('abcd');
});
