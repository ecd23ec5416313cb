import { expect, test } from 'vitest';
import { parseColumns, parseSorting } from './stored-choices.ts';

const known = ['planned', 'type', 'band'];

test('ACT-02 stored columns that no longer exist, or stand there twice, are left out', () => {
	expect(parseColumns(known)(['band', 'weather', 'planned', 'band'])).toEqual(['planned', 'band']);
});

test.each([null, 'planned', 7, {}, [], ['weather'], [null]])('ACT-02 %j is no choice of columns', (stored) => {
	expect(parseColumns(known)(stored)).toBeNull();
});

test('ACT-02 a stored order keeps its entries of known columns, each column once', () => {
	const stored = [{ id: 'band', desc: true }, { id: 'weather', desc: false }, 'type', { id: 'type' }, null];
	expect(parseSorting(known)([...stored, { id: 'planned', desc: false }])).toEqual([
		{ id: 'band', desc: true },
		{ id: 'planned', desc: false },
	]);
	expect(parseSorting(known)([])).toEqual([]);
});

test.each([null, 'planned', 7, {}])('ACT-02 %j is no order', (stored) => {
	expect(parseSorting(known)(stored)).toBeNull();
});
