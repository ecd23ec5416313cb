import { expect, test } from 'vitest';
import { keysFor, NO_KEYS } from './row-keys.ts';

const first = keysFor([11, 12, 13], NO_KEYS, true);
const keysOf = ({ byId }: typeof first) => [...byId];

test('each row has a key of its own', () => {
	expect(keysOf(first)).toEqual([
		[11, 0],
		[12, 1],
		[13, 2],
	]);
});

test('drawn again, in whatever order, rows keep their keys', () => {
	expect(keysFor([11, 12, 13], first, true)).toEqual({ ...first, isAnother: false });
	expect(keysOf(keysFor([13, 11], first, true))).toEqual([
		[13, 2],
		[11, 0],
	]);
});

test('rows of which none was there take over from those that were, and more get new keys', () => {
	expect(keysOf(keysFor([21, 22, 23, 24], first, true))).toEqual([
		[21, 0],
		[22, 1],
		[23, 2],
		[24, 3],
	]);
});

test('among rows that stay, a new one gets a new key', () => {
	expect(keysOf(keysFor([12, 13, 14], first, true))).toEqual([
		[12, 1],
		[13, 2],
		[14, 3],
	]);
});

test('while rows pass by or one of them has the focus, none takes over', () => {
	expect(keysOf(keysFor([21], first, false))).toEqual([[21, 3]]);
});

test('no key is given twice', () => {
	let keys = NO_KEYS;
	for (const ids of [[1, 2, 3], [3, 4], [5, 6, 7], [], [8, 1], [1, 9, 10, 2]]) {
		keys = keysFor(ids, keys, true);
		expect(new Set(keys.byId.values()).size).toBe(ids.length);
	}
});

test('a list is another one when none of its rows was there', () => {
	const isAnother = (ids: readonly number[]) => keysFor(ids, first, true).isAnother;
	expect(first.isAnother).toBe(true);
	expect(isAnother([11, 12, 13])).toBe(false);
	expect(isAnother([21, 11])).toBe(false);
	expect(isAnother([21, 22])).toBe(true);
	expect(isAnother([])).toBe(false);
});
