import { type FestivalTime, minutesOfTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { minutesToClock } from './delay-choice.ts';

test.each([
	['17:30', '17:45', 15],
	['17:30', '17:20', -10],
	['23:50', '00:20', 30],
	['00:10', '23:50', -20],
	['17:30', '17:30', 0],
])('RIP-10 a new time %s → %s is the nearest one, over midnight too', (from, clock, by) => {
	const planned = minutesOfTime(`2026-08-22T${from}:00+02:00` as FestivalTime) ?? 0;
	expect(minutesToClock(planned, clock)).toBe(by);
});
