import { expect, test } from 'vitest';
import { clockTimeOf } from './clock-time.ts';

test.each([
	['23:30', '23:30'],
	['2330', '23:30'],
	[' 0.30 ', '00:30'],
	['130', '01:30'],
	['24:00', null],
	['12:60', null],
	['', null],
	['soon', null],
])('PLAN-01 a curfew typed as "%s" is %s', (typed, expected) => {
	expect(clockTimeOf(typed)).toBe(expected);
});
