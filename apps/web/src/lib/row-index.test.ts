import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowIndex } from './row-index.ts';

interface Row {
	readonly id: number;
	readonly text: string;
}

const texts = (index: RowIndex<Row>) => Array.from({ length: 12 }, (_, id) => index.get(id)?.text);

test('an index made of that of before finds the same rows as one that is rebuilt', () => {
	const row = fc.record({ id: fc.nat(11), text: fc.constantFrom('a', 'b') });
	const lists = fc.array(fc.uniqueArray(row, { selector: ({ id }) => id }), { minLength: 1 });
	fc.assert(
		fc.property(lists, (all) => {
			let index: RowIndex<Row> | undefined;
			for (const rows of all) {
				index = new RowIndex(rows, index);
				expect(texts(index)).toEqual(texts(new RowIndex(rows)));
				expect(index.size).toBe(rows.length);
			}
		}),
	);
});

test('an index stays as it is when another is made of it', () => {
	const before = new RowIndex([{ id: 1, text: 'a' }]);
	const after = new RowIndex([{ id: 2, text: 'b' }], before);
	expect([before.has(1), before.has(2), after.has(1), after.has(2)]).toEqual([true, false, false, true]);
});

test('an index of another list, with more changes than are kept beside the map, finds all of it', () => {
	const many = (text: string) => Array.from({ length: 500 }, (_, id) => ({ id, text }));
	const index = new RowIndex(many('b'), new RowIndex(many('a')));
	expect(index.get(499)?.text).toBe('b');
});
