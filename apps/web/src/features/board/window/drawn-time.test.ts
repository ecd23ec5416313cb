import { expect, test } from 'vitest';
import { type DrawnTime, openedTime, scrolledTime, type TimeScale, TURNS } from './drawn-time.ts';

/** 1,600 pixels for 8 hours, so that a part of the window is 100 pixels and 30 minutes. */
const SCALE: TimeScale = { from: 600, minutesPerPixel: 0.3, width: 1600 };
const PART = 100;

const byHand = (before: DrawnTime, left: number) => scrolledTime(before, SCALE, { left, isByHand: true });

/** Scrolled so far in steps of a part, beginning at the start. */
function scrolledBy(parts: number): DrawnTime {
	let drawn = openedTime(SCALE, 0);
	for (let part = 1; part <= parts; part++) drawn = byHand(drawn, part * PART);
	return drawn;
}

test('BRD-08 before anybody scrolls what is in sight is drawn, for all lanes the same', () => {
	const { byTurn } = openedTime(SCALE, 1000);
	expect(new Set(byTurn).size).toBe(1);
	expect(byTurn[0]).toEqual({ from: 900, to: 1380 });
});

test('BRD-08 restored to a whole pixel it stays as it is, farther away it is drawn there', () => {
	const drawn = openedTime(SCALE, 1000.4);
	expect(scrolledTime(drawn, SCALE, { left: 1000, isByHand: false })).toBe(drawn);
	const elsewhere = scrolledTime(drawn, SCALE, { left: 500, isByHand: false });
	expect(elsewhere.byTurn[0]).toEqual({ from: 750, to: 1230 });
	expect(elsewhere.openedAt).toBe(500);
});

test('BRD-08 the first steps draw beyond the window for one lane in four more each', () => {
	let drawn = openedTime(SCALE, 1000);
	for (let step = 1; step <= TURNS; step++) {
		drawn = byHand(drawn, 1000 + step);
		const wide = drawn.byTurn.filter(({ from, to }) => to - from > 18 * 30);
		expect(wide).toHaveLength(step);
	}
});

test('BRD-08 with each part that is scrolled one lane in four is drawn again, and every lane within four parts', () => {
	let before = scrolledBy(10);
	for (let part = 11; part < 11 + TURNS; part++) {
		const after = byHand(before, part * PART);
		expect(after.byTurn.filter((range, turn) => range !== before.byTurn[turn])).toHaveLength(1);
		before = after;
	}
	expect(before.byTurn.every((range) => !scrolledBy(10).byTurn.some(({ from }) => from === range.from))).toBe(true);
});

test('BRD-08 within a part nothing is drawn again', () => {
	const drawn = scrolledBy(12);
	expect(byHand(drawn, 12 * PART + 99)).toBe(drawn);
});

test.each([0, 1, 37, 99, 1234, 5000, 12_345])(
	'BRD-08 scrolled to %d pixels, at once or step by step, every lane has what is in sight',
	(left) => {
		const inSight = { from: 600 + left * 0.3, to: 600 + (left + 1600) * 0.3 };
		for (const before of [openedTime(SCALE, 3000), scrolledBy(1), scrolledBy(20)]) {
			for (const { from, to } of byHand(before, left).byTurn) {
				expect(from).toBeLessThanOrEqual(inSight.from + 1e-9);
				expect(to).toBeGreaterThanOrEqual(inSight.to - 1e-9);
			}
		}
		for (const { from, to } of byHand(scrolledBy(20), left).byTurn) {
			// And three parts on either side.
			expect(from).toBeLessThanOrEqual(inSight.from - 3 * 30 + 30);
			expect(to).toBeGreaterThanOrEqual(inSight.to + 3 * 30);
		}
	},
);
