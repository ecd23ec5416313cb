import { FARTHEST_STEP } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthText, minutesOfLength } from './length-text.ts';

test.each([
	['25', 25],
	['25 min', 25],
	['1:30', 90],
	['1 h', 60],
	['1 h 05', 65],
	['0', 0],
	['', null],
	['long', null],
	['-5', null],
	['1:75', null],
	['99999', null],
])('TPL-04 %j is a length of %j minutes', (text, minutes) => {
	expect(minutesOfLength(text)).toBe(minutes);
});

test.each([
	[25, '25 min'],
	[999, '999 min'],
	[1_000, '16:40'],
	[FARTHEST_STEP, '336:00'],
])('TPL-04 a length of %d minutes is shown as %s', (minutes, text) => {
	expect(lengthText(minutes)).toBe(text);
});

test('TPL-04 a length that is shown is read as the same minutes', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: FARTHEST_STEP }), (minutes) => {
			expect(minutesOfLength(lengthText(minutes))).toBe(minutes);
		}),
	);
});
