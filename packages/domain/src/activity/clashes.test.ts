import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FestivalTime, festivalTimeOf, instantOf, later, MINUTE, toFestivalTime } from '../time.ts';
import { type VehiclePlan, vehicleClashes } from './clashes.ts';

const at = (clock: string) => toFestivalTime(`2026-08-22T${clock}:00+02:00`);
const timeOf = (clock: string | null) => (clock === null ? null : at(clock));
const type = (id: string) => ({ id, name: id });
const CROSSLOAD = type('crossload');

const plan = (from: string | null, to: string, overrides: Partial<VehiclePlan> = {}): VehiclePlan => ({
	id: null,
	activityType: CROSSLOAD,
	vehicleIds: [3],
	planned_start: timeOf(from),
	planned_end: at(to),
	...overrides,
});

const taken = (from: string | null, to: string | null, overrides = {}) => ({
	id: 1,
	activityType: CROSSLOAD,
	vehicles: [{ id: 3 }],
	planned_start: timeOf(from),
	planned_end: timeOf(to),
	start: null,
	end: null,
	...overrides,
});

type Span = readonly [from: string | null, to: string];

test.each<[string, Span, Span]>([
	['begins before the other is over', ['19:40', '20:10'], ['19:20', '19:50']],
	['ends after the other has begun', ['19:00', '19:30'], ['19:20', '19:50']],
	['lies within the other', ['19:25', '19:30'], ['19:20', '19:50']],
	['holds the other', ['19:00', '20:00'], ['19:20', '19:50']],
	['is at the same time', ['19:20', '19:50'], ['19:20', '19:50']],
	['is a moment within the other', [null, '19:30'], ['19:20', '19:50']],
	['is a range around a moment', ['19:00', '20:00'], [null, '19:30']],
])('a plan that %s clashes', (_how, mine, theirs) => {
	const other = taken(...theirs);
	expect(vehicleClashes(plan(...mine), [other])).toEqual([{ vehicleId: 3, activity: other }]);
});

test.each<[string, Span, Span]>([
	['begins when the other ends', ['19:50', '20:10'], ['19:20', '19:50']],
	['ends when the other begins', ['19:00', '19:20'], ['19:20', '19:50']],
	['comes later', ['21:00', '21:30'], ['19:20', '19:50']],
	['is the moment at which the other begins', [null, '19:20'], ['19:20', '19:50']],
	['is the same moment', [null, '19:30'], [null, '19:30']],
])('a plan that %s does not', (_how, mine, theirs) => {
	expect(vehicleClashes(plan(...mine), [taken(...theirs)])).toEqual([]);
});

test.each([
	['the activity itself', { id: 7 }, { id: 7 }],
	['one that is done', {}, { end: at('19:30') }],
	['another vehicle', {}, { vehicles: [{ id: 4 }] }],
	['parking', {}, { activityType: type('parking') }],
	['an activity, for what is to park', { activityType: type('parking') }, {}],
	['one without a planned time', {}, { planned_start: null, planned_end: null }],
])('%s takes no vehicle away', (_what, overrides, otherOverrides) => {
	const other = { ...taken('19:20', '19:50'), ...otherOverrides };
	expect(vehicleClashes(plan('19:40', '20:10', overrides), [other])).toEqual([]);
});

test('each vehicle is named once, with the earliest activity that has it', () => {
	const later = taken('19:45', '20:30', { id: 2, vehicles: [{ id: 3 }, { id: 4 }] });
	const earlier = taken('19:20', '19:50', { id: 1 });
	expect(vehicleClashes(plan('19:40', '20:10', { vehicleIds: [4, 3, 9] }), [later, earlier])).toEqual([
		{ vehicleId: 4, activity: later },
		{ vehicleId: 3, activity: earlier },
	]);
});

test('whether two plans clash does not depend on which of them is asked', () => {
	const span = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 })).map(([from, length]) => ({
		planned_start: after(from),
		planned_end: after(from + length),
	}));
	fc.assert(
		fc.property(span, span, (first, second) => {
			const ask = (mine: typeof first, theirs: typeof first) =>
				vehicleClashes({ ...plan('12:00', '13:00'), ...mine }, [{ ...taken('12:00', '13:00'), ...theirs }]).length;
			expect(ask(first, second)).toBe(ask(second, first));
		}),
	);
});

function after(minutes: number): FestivalTime {
	return festivalTimeOf(later(instantOf(at('12:00')), minutes * MINUTE));
}
