import { describe, expect, test } from 'vitest';
import { toFestivalTime } from '../time.ts';
import { canEnd, canStart } from './offers.ts';

const T = toFestivalTime('2026-08-08T17:30:00+02:00');

/** Every combination of the four times, with whether Start and Done are offered. */
const CASES = [
	// planned_start, planned_end, start, end, Start?, Done?
	[null, null, null, null, false, false],
	[T, null, null, null, true, false],
	[null, T, null, null, false, true],
	[T, T, null, null, true, true],
	[null, null, T, null, false, false],
	[T, null, T, null, false, false],
	[null, T, T, null, false, true],
	[T, T, T, null, false, true],
	[null, null, null, T, false, false],
	[T, null, null, T, false, false],
	[null, T, null, T, false, false],
	[T, T, null, T, false, false],
	[null, null, T, T, false, false],
	[T, null, T, T, false, false],
	[null, T, T, T, false, false],
	[T, T, T, T, false, false],
] as const;

describe('offers', () => {
	test.for(CASES)(
		'ACT-06 ACT-07 planned %s to %s, started %s, ended %s: Start %s, Done %s',
		([planned_start, planned_end, start, end, startOffered, doneOffered]) => {
			const activity = { planned_start, planned_end, start, end };
			expect(canStart(activity)).toBe(startOffered);
			expect(canEnd(activity)).toBe(doneOffered);
		},
	);

	test('ACT-06 the table has every combination once', () => {
		expect(new Set(CASES.map((row) => JSON.stringify(row.slice(0, 4)))).size).toBe(2 ** 4);
	});
});
