import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinList, splitList } from './joined-list.ts';
import { rowKey } from './row-key.ts';
import { slugOfName } from './row-slug.ts';
import { vehicleTypeByWord } from './vehicle-word.ts';

const TYPES = [
	{ id: 'nightliner', slug: 'NL', name: 'Nightliner' },
	{ id: 'trailer40', slug: '40T', name: '40 t trailer' },
	{ id: 'truck7', slug: '7.5T', name: '7.5 t truck' },
	{ id: 'van', slug: 'VAN', name: 'Van' },
	{ id: 'car', slug: 'CAR', name: 'Car' },
	{ id: 'trailer', slug: 'TRL', name: 'Trailer' },
];

test.for([
	['40 t', 'trailer40'],
	['Bus', 'nightliner'],
	['Transporter', 'van'],
	['PKW', 'car'],
	['Anhänger', 'trailer'],
	['nl', 'nightliner'],
	['TRAILER40', 'trailer40'],
	[' 7,5  t ', 'truck7'],
	['trailer', 'trailer'],
	['Sattel', 'trailer40'],
	['Rakete', undefined],
] as const)('IMP-02 the vehicle type %j is %s', ([word, id]) => {
	expect(vehicleTypeByWord(TYPES)(word)?.id).toBe(id);
});

test.for([
	['Wolf Ink', 'wolf ink'],
	['  Wolf \t\u00a0 INK ', 'wolf ink'],
	['Bjo\u0308rk', 'bj\u00f6rk'],
] as const)('IMP-12 %j is looked up as %j', ([name, key]) => {
	expect(rowKey(name)).toBe(key);
});

test('IMP-11 a list that was joined is taken apart into the same items', () => {
	const item = fc.string({ minLength: 1 });
	fc.assert(
		fc.property(fc.array(item), (items) => {
			expect(splitList(joinList(items))).toEqual(items);
		}),
	);
});

test('IMP-11 a slug comes from the name, and is another where that is taken', () => {
	const taken = ['dock-sud', 'dock-sud-2'];
	expect(slugOfName('Dock Süd', (key) => taken.includes(key))).toBe('dock-sud-3');
	expect(slugOfName('***', () => false)).toBe('position');
	expect(slugOfName('x'.repeat(200), () => false).length).toBeLessThanOrEqual(60);
	const cutAtHyphen = `${'x'.repeat(53)} yard`;
	expect(slugOfName(cutAtHyphen, () => false)).toBe('x'.repeat(53));
	expect(slugOfName(cutAtHyphen, (key) => key === 'x'.repeat(53))).toBe(`${'x'.repeat(53)}-2`);
});
