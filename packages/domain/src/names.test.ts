import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNames, nameKey, searchKey, textOrNull } from './names.ts';

describe('nameKey', () => {
	test.each([
		['Main Stage', 'main stage'],
		['  Main Stage ', 'MAIN STAGE'],
		['Übungsraum', 'übungsraum'],
		['Cafe\u0301', 'CAF\u00c9'],
	])('API-15 %j and %j count as the same', (a, b) => {
		expect(nameKey(a)).toBe(nameKey(b));
	});

	test.each([
		['Main Stage', 'MainStage'],
		['Stage 1', 'Stage 10'],
		['Bar', 'Bär'],
	])('API-15 %j and %j are two names', (a, b) => {
		expect(nameKey(a)).not.toBe(nameKey(b));
	});

	test('API-15 the key of a key is the key', () => {
		const names = fc.string({ unit: fc.constantFrom(...'aBzÄöß 19-', 'e\u0301', '\u00c9', '🎪') });
		fc.assert(
			fc.property(names, (name) => {
				expect(nameKey(nameKey(name))).toBe(nameKey(name));
			}),
		);
	});
});

describe('compareNames', () => {
	test('VEH-01 POS-01 orders as people look up: numbers by value, case and accents aside', () => {
		const names = ['Truck 10', 'zelt', 'Truck 2', 'Ärzte', 'Band', 'truck 1', 'Zirkus'];
		expect(names.toSorted(compareNames)).toEqual(['Ärzte', 'Band', 'truck 1', 'Truck 2', 'Truck 10', 'zelt', 'Zirkus']);
	});

	test.each([
		['abba', 'ABBA'],
		['Ärzte', 'arzte'],
		['Truck 02', 'truck 2'],
	])('%j and %j stand beside each other', (a, b) => {
		expect(compareNames(a, b)).toBe(0);
	});

	test('turns its sign when its names swap', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
				expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0);
			}),
		);
	});
});

describe('textOrNull', () => {
	test.each([
		['', null],
		[null, null],
		[' ', ' '],
		[' Rampe links\n', ' Rampe links\n'],
	])('API-14 an optional text %j is kept as %j', (given, kept) => {
		expect(textOrNull(given)).toBe(kept);
	});
});

test.each([
	['misthyrming', 'Misþyrming'],
	['dodsrit', 'Dödsrit'],
	['hofdi', 'Höfði'],
	['strasse', 'Straße'],
	['aeon lodz', 'Æon Łódź'],
	['oresund', 'Øresund'],
])('USE-02 %j finds %j', (typed, name) => {
	expect(searchKey(name)).toBe(typed);
});
