import { FARTHEST_STEP } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfOffset, offsetFault, offsetText } from './offset-text.ts';

test.each([
	['-3:20', -200],
	['−3 h 20', -200],
	['+0:10', 10],
	['0:10', 10],
	['2 h', 120],
	['-0:05', -5],
	['12', null],
	['', null],
	['-3:75', null],
	['400:00', null],
])('TPL-04 %j from the show is %j minutes', (text, minutes) => {
	expect(minutesOfOffset(text)).toBe(minutes);
});

test.each([
	['-336:00', null],
	['-336:01', 'too-far'],
	['+1000 h', 'too-far'],
	['-3:75', 'format'],
	['1000', 'format'],
])('TPL-04 what is wrong with %j is %j', (text, fault) => {
	expect(offsetFault(text)).toBe(fault);
});

test('TPL-04 what is shown is read as the same minutes', () => {
	fc.assert(
		fc.property(fc.integer({ min: -FARTHEST_STEP, max: FARTHEST_STEP }), (minutes) => {
			expect(minutesOfOffset(offsetText(minutes))).toBe(minutes);
		}),
	);
});
