import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityOf, type Brief } from '../plan/testing/plan-rows.ts';
import { type BoardShift, canChangeLane, gripsOf, moveOfShift, shiftedTimes, snappedShift } from './board-move.ts';

const SHOW: Brief = { id: 1, type: 'show', from: '20:00', to: '21:00', stage: 7 };
const shift = (overrides: Partial<BoardShift>): BoardShift => ({ grip: 'move', by: 0, lane: null, ...overrides });

test.each<[string, Brief, readonly string[]]>([
	['planned', SHOW, ['move', 'start', 'end']],
	['a point', { id: 1, type: 'checkin', to: '20:00' }, ['move']],
	['running', { ...SHOW, started: '20:03' }, ['end']],
	['a point that has begun', { id: 1, type: 'checkin', to: '20:00', started: '19:59' }, []],
	['done', { ...SHOW, started: '20:03', ended: '21:00' }, []],
	['cancelled', { ...SHOW, cancelled: true }, []],
])('BRD-04 what can be moved of an activity that is %s', (_, brief, expected) => {
	expect(gripsOf(activityOf(brief))).toEqual(expected);
});

test.each<[string, Brief, { moved: BoardShift; expected: Record<string, unknown> }]>([
	['later', SHOW, { moved: shift({ by: 35 }), expected: { planned_start: /20:35/, planned_end: /21:35/ } }],
	['its start', SHOW, { moved: shift({ grip: 'start', by: -10 }), expected: { planned_start: /19:50/ } }],
	[
		'its start no further than its end',
		SHOW,
		{ moved: shift({ grip: 'start', by: 90 }), expected: { planned_start: /20:55/ } },
	],
	[
		'its end no further than its start',
		SHOW,
		{ moved: shift({ grip: 'end', by: -90 }), expected: { planned_end: /20:05/ } },
	],
	['a point', { id: 1, type: 'checkin', to: '20:00' }, { moved: shift({ by: 5 }), expected: { planned_end: /20:05/ } }],
	['to another stage', SHOW, { moved: shift({ lane: { kind: 'stage', id: 9 } }), expected: { stageId: 9 } }],
	['nowhere', SHOW, { moved: shift({}), expected: {} }],
	['to another band: it stays', SHOW, { moved: shift({ lane: { kind: 'band', id: 9 } }), expected: {} }],
])('BRD-04 a block is taken %s', (_, brief, { moved, expected }) => {
	const { id, ...move } = moveOfShift(activityOf(brief), moved);
	expect(id).toBe(1);
	expect(Object.keys(move)).toEqual(Object.keys(expected));
	for (const [field, value] of Object.entries(expected)) {
		const of = move[field as keyof typeof move];
		if (value instanceof RegExp) expect(of).toMatch(value);
		else expect(of).toBe(value);
	}
});

test('BRD-04 only what names its stage or position itself changes the lane, and nothing that has begun', () => {
	const dock: Brief = { id: 1, type: 'loadin', from: '17:00', to: '18:00', position: 3 };
	expect(canChangeLane(activityOf(SHOW), 'stage')).toBe(true);
	expect(canChangeLane(activityOf(dock), 'stage')).toBe(false);
	expect(canChangeLane(activityOf(dock), 'position')).toBe(true);
	expect(canChangeLane(activityOf({ ...SHOW, started: '20:00' }), 'stage')).toBe(false);
});

test('BRD-04 no end ever passes the other, and what was short stays as long as it was', () => {
	fc.assert(
		fc.property(fc.constantFrom('start', 'end'), fc.integer({ min: -3000, max: 3000 }), (grip, by) => {
			const { start, end } = shiftedTimes(activityOf({ ...SHOW, to: '20:03' }), { grip: grip as 'start', by });
			expect(Number(end) - Number(start)).toBeGreaterThanOrEqual(3);
		}),
	);
});

test('BRD-04 times land on whole steps, and what is hardly moved stays', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 100_000 }),
			fc.integer({ min: -500, max: 500 }),
			fc.constantFrom(1, 5),
			(time, by, step) => {
				const snapped = snappedShift(time, by, step);
				expect(Math.abs(snapped - by)).toBeLessThanOrEqual(step / 2);
				expect(snapped === 0 || (time + snapped) % step === 0).toBe(true);
			},
		),
	);
});
