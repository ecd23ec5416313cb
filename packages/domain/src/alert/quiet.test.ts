import { expect, test } from 'vitest';
import { isQuiet } from './quiet.ts';

test.for([
	[{ from: '13:00', to: '15:30' }, '13:00', true],
	[{ from: '13:00', to: '15:30' }, '15:29', true],
	[{ from: '13:00', to: '15:30' }, '15:30', false],
	[{ from: '13:00', to: '15:30' }, '12:59', false],
	[{ from: '23:30', to: '06:00' }, '23:30', true],
	[{ from: '23:30', to: '06:00' }, '00:00', true],
	[{ from: '23:30', to: '06:00' }, '05:59', true],
	[{ from: '23:30', to: '06:00' }, '06:00', false],
	[{ from: '23:30', to: '06:00' }, '12:00', false],
	[{ from: '08:00', to: '08:00' }, '07:59', true],
	[null, '03:00', false],
] as const)('ALRT-03 in %j it is quiet at %s: %s', ([quiet, clock, expected]) => {
	expect(isQuiet(quiet, clock)).toBe(expected);
});
