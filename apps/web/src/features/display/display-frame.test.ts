import { later, MINUTE, toInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { shiftAt } from './display-frame.tsx';

const START = toInstant(Date.UTC(2026, 7, 22, 15, 30));
const shifts = Array.from({ length: 25 }, (_, minute) => shiftAt(later(START, minute * MINUTE)));

test('WALL-03 a display stands still for a minute and never in the same place the next', () => {
	for (const [minute, shift] of shifts.entries()) {
		expect(shiftAt(later(START, minute * MINUTE + MINUTE - 1))).toEqual(shift);
		expect(shiftAt(later(START, (minute + 1) * MINUTE))).not.toEqual(shift);
	}
});

test('WALL-03 in 25 minutes it has been in 25 places, none farther than two pixels off', () => {
	expect(new Set(shifts.map(({ x, y }) => `${x} ${y}`)).size).toBe(25);
	for (const { x, y } of shifts) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(2);
});
