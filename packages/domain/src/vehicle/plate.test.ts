import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plateDistance, plateKey } from './plate.ts';

test.each([
	['B-XY 1230', 'BXY1230'],
	['b xy 123o', 'BXY1230'],
	['B·XY.1230', 'BXY1230'],
	['B–XY 123O', 'BXY1230'],
	['  SG\t4711 ', 'SG4711'],
	['OO-00', '0000'],
	['B\u2010XY 1230', 'BXY1230'],
	['B\u2011XY 1230', 'BXY1230'],
	['B\u2014XY\u22121230', 'BXY1230'],
	['B\uFE63XY\uFF0D1230', 'BXY1230'],
	['B\u00A0XY\u202F1230', 'BXY1230'],
	['B\u200BXY\u20601230\uFEFF', 'BXY1230'],
	['\u200EB\u00ADXY\u200D1230', 'BXY1230'],
	['', ''],
])('a plate typed as %j is found as %s', (typed, key) => {
	expect(plateKey(typed)).toBe(key);
});

test('two plates that differ in a letter stay two', () => {
	expect(plateKey('B-XY 123')).not.toBe(plateKey('B-XZ 123'));
});

test('blanks, dashes and case make no difference between plates', () => {
	const letters = fc.array(fc.constantFrom(...'ABCXYZO0123'), { maxLength: 10 });
	fc.assert(
		fc.property(
			letters,
			fc.constantFrom('', ' ', '-', '–', '\u2011', '\u2212', '\u200B', '.', '·'),
			(plate, separator) => {
				expect(plateKey(plate.join(separator).toLowerCase())).toBe(plateKey(plate.join('')));
			},
		),
	);
});

test.each([
	['M SF 3065', 'm-sf 3065', 0],
	['M SF 3065', 'M SF 3056', 2],
	['M SF 3065', 'M SF 306', 1],
	['M SF 3065', 'MM SF 3065', 1],
	['M SF 3065', 'B XY 12', 7],
	['', 'AB', 2],
])('GATE-05 %j and %j differ in %i', (one, other, distance) => {
	expect(plateDistance(one, other)).toBe(distance);
	expect(plateDistance(other, one)).toBe(distance);
});

test('GATE-05 the distance of plates further apart than asked for is one more than that', () => {
	const plate = fc.string({ unit: fc.constantFrom(...'ABC12'), maxLength: 8 });
	fc.assert(
		fc.property(plate, plate, fc.nat({ max: 4 }), (one, other, most) => {
			expect(plateDistance(one, other, most)).toBe(Math.min(plateDistance(one, other), most + 1));
		}),
	);
});
