import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeField } from './merge-field.ts';

test.for([
	['a', 'a', undefined, 'same'],
	['a', 'a', 'b', 'same'],
	['b', 'a', undefined, 'changed'],
	['b', 'a', 'a', 'changed'],
	['a', 'b', 'a', 'kept'],
	['c', 'b', 'a', 'conflict'],
	[null, 'b', 'a', 'conflict'],
	['c', 'b', null, 'conflict'],
	[[1, 2], [1, 2], undefined, 'same'],
	[[2, 1], [1, 2], [1, 2], 'changed'],
] as const)('IMP-13 the file says %j, here is %j, imported was %j: %s', ([file, present, imported, decision]) => {
	expect(mergeField({ file, present, imported })).toBe(decision);
});

const value = fc.constantFrom('a', 'b', 'c', null);

test('IMP-05 once a file is applied it changes nothing, whatever was there, and never what was done by hand since', () => {
	fc.assert(
		fc.property(value, value, (file, hand) => {
			expect(mergeField({ file, present: file, imported: file })).toBe('same');
			expect(['same', 'kept']).toContain(mergeField({ file, present: hand, imported: file }));
		}),
	);
});
