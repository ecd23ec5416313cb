import { expect, test } from 'vitest';
import { hasSameItems } from './has-same-items.ts';

const [dock, gate] = [{ name: 'dock' }, { name: 'gate' }];

test.each([
	{ lists: 'nothing', some: [], others: [], isSame: true },
	{ lists: 'the same things', some: [dock, gate], others: [dock, gate], isSame: true },
	{ lists: 'another order', some: [dock, gate], others: [gate, dock], isSame: false },
	{ lists: 'one more', some: [dock], others: [dock, gate], isSame: false },
	{ lists: 'one less', some: [dock, gate], others: [dock], isSame: false },
	{ lists: 'another object that says the same', some: [dock], others: [{ ...dock }], isSame: false },
])('lists with $lists', ({ some, others, isSame }) => {
	expect(hasSameItems(some, others)).toBe(isSame);
});
