import { FARTHEST_STEP } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfOffset, offsetText } from './offset-text.ts';

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

test('TPL-04 what is shown is read as the same minutes', () => {
	fc.assert(
		fc.property(fc.integer({ min: -FARTHEST_STEP, max: FARTHEST_STEP }), (minutes) => {
			expect(minutesOfOffset(offsetText(minutes))).toBe(minutes);
		}),
	);
});
