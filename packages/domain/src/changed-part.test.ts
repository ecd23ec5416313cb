import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each<[string, { before: string; after: string }, ReturnType<typeof changedPart>]>([
	['the same', { before: 'abc', after: 'abc' }, { start: 3, before: [], after: [] }],
	['one in the middle', { before: 'abc', after: 'axc' }, { start: 1, before: ['b'], after: ['x'] }],
	['one more', { before: 'abc', after: 'abxc' }, { start: 2, before: [], after: ['x'] }],
	['one fewer', { before: 'abc', after: 'ac' }, { start: 1, before: ['b'], after: [] }],
	['one that comes twice', { before: 'aa', after: 'aaa' }, { start: 2, before: [], after: ['a'] }],
	['one that has moved', { before: 'abcd', after: 'acbd' }, { start: 1, before: ['b', 'c'], after: ['c', 'b'] }],
	['all', { before: 'ab', after: 'xyz' }, { start: 0, before: ['a', 'b'], after: ['x', 'y', 'z'] }],
	['nothing before', { before: '', after: 'ab' }, { start: 0, before: [], after: ['a', 'b'] }],
])('two lists differ in %s', (_, { before, after }, expected) => {
	expect(changedPart([...before], [...after])).toEqual(expected);
});

test('the list of before with its changed part exchanged is the list of after', () => {
	const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
	fc.assert(
		fc.property(list, list, (before, after) => {
			const part = changedPart(before, after);
			expect(before.toSpliced(part.start, part.before.length, ...part.after)).toEqual(after);
		}),
	);
});
