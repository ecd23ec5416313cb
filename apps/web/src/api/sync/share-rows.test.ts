import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shareRows } from './share-rows.ts';

const row = (id: number, name = `Row ${id}`) => ({ id, name, tags: [name] });
const [one, two, three, four] = [row(1), row(2), row(3), row(4)];

test('CHK-23 a row that moves leaves all others what they are, and the list is the one that came in', () => {
	const after = [two, three, four, row(1, 'Moved')];
	expect(shareRows([one, two, three, four], after)).toBe(after);
});

test('rows that were asked for again and say the same are the rows of before, wherever they stand', () => {
	const result = shareRows([one, two, three], [row(3), row(2), row(1, 'Changed'), row(5)]) as unknown[];
	expect(result).toEqual([three, two, row(1, 'Changed'), row(5)]);
	expect(result[0]).toBe(three);
	expect(result[1]).toBe(two);
});

test('a list that says the same is the list of before', () => {
	const before = [one, two];
	expect(shareRows(before, [row(1), row(2)])).toBe(before);
	expect(shareRows(before, [one, two])).toBe(before);
	expect(shareRows(before, before)).toBe(before);
});

test('rows that go and rows that come are neither lost nor taken for each other', () => {
	const shorter = [one, three];
	expect(shareRows([one, two, three], shorter)).toBe(shorter);
	const longer = [one, two, three, four];
	expect(shareRows([one, two, three], longer)).toBe(longer);
	expect(shareRows([one], [])).toEqual([]);
	expect(shareRows([], [one])).toEqual([one]);
});

test('everybody who shows a list gets the same one', () => {
	const before = [one, two];
	const after = [row(1), row(2, 'Changed')];
	expect(shareRows(before, after)).toBe(shareRows(before, after));
});

test('what is no list of rows is shared by its parts', () => {
	const before = { names: ['a'], at: { hour: 1 } };
	const result = shareRows(before, { names: ['a'], at: { hour: 2 } }) as typeof before;
	expect(result).toEqual({ names: ['a'], at: { hour: 2 } });
	expect(result.names).toBe(before.names);
	expect(shareRows(undefined, [one])).toEqual([one]);
	const words = ['a', 'b'];
	expect(shareRows(words, ['a', 'b'])).toBe(words);
});

test('a screen that stays open for days keeps no list that is long gone', async () => {
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc') as () => void;
	let rows = [one, row(2)];
	const first = new WeakRef(rows);
	for (let change = 0; change < 10; change++) rows = shareRows(rows, [one, row(2, `Change ${change}`)]) as typeof rows;
	await wait(1);
	collect();
	expect(rows[1]?.name).toBe('Change 9');
	expect(first.deref()).toBeUndefined();
});
