import type { Column } from '@crossload/spreadsheet';
import { expect, test } from 'vitest';
import { NO_MEMORY, parseMappingMemory, recall, remember } from './mapping-memory.ts';

const columns = (...headers: string[]): Column[] =>
	headers.map((header, index) => ({ index, letter: 'A', header, samples: [] }));

const chosen = { kind: 'persons', mapping: { 0: 'name', 1: 'tel' } } as const;

test('IMP-03 a mapping is remembered by the set of headers, in whatever order they stand', () => {
	const memory = remember(NO_MEMORY, { columns: columns('Wer', 'Mobil'), ...chosen });
	expect(recall(memory, columns('Mobil', 'Wer'))).toEqual({ kind: 'persons', mapping: { 0: 'tel', 1: 'name' } });
	expect(recall(memory, columns('Mobil', 'Wer', 'Mehr'))).toBeNull();
});

test('IMP-03 the latest choice for the same headers counts, and twenty are kept', () => {
	const often = Array.from({ length: 25 }, (_, index) => columns(`Column ${index % 22}`, 'Mobil'));
	const memory = often.reduce((known, each) => remember(known, { columns: each, ...chosen }), NO_MEMORY);
	expect(memory).toHaveLength(20);
	expect(memory[0]?.headers).toBe('Column 2\nMobil');
});

test('IMP-03 stored text of another form is no mapping', () => {
	expect(parseMappingMemory('x')).toBeNull();
	expect(parseMappingMemory([null, { headers: 1 }, { headers: 'a', kind: 'persons', fields: {} }])).toHaveLength(1);
});

test('IMP-03 of columns with the same header or none, each gets its own field again, and no other one does', () => {
	const memory = remember(NO_MEMORY, {
		columns: columns('', '', 'Name', 'Name'),
		...chosen,
		mapping: { 1: 'tel', 2: 'name' },
	});
	expect(recall(memory, columns('', '', 'Name', 'Name'))).toEqual({
		kind: 'persons',
		mapping: { 1: 'tel', 2: 'name' },
	});
});

test('IMP-03 a header that every object has a property of is mapped to nothing unless chosen', () => {
	const memory = remember(NO_MEMORY, { columns: columns('Wer', 'Mobil', 'constructor'), ...chosen });
	expect(recall(memory, columns('Wer', 'Mobil', 'constructor'))).toEqual(chosen);
});
