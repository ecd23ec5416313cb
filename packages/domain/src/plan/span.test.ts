import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { toInstant } from '../time.ts';
import { minutesOf, minutesOfTime } from './minutes.ts';
import { compareByPlannedTimes, compareBySpan } from './plan-order.ts';
import { isOpen, isRunning, overlaps } from './span.ts';
import { activityOf, type Brief } from './testing/plan-rows.ts';

const spanOf = (brief: Omit<Brief, 'type'>, type = 'show') => activityOf({ type, ...brief }).span;
const span = (from: string, to: string) => ({ from: minutesOfTime(at(from)), to: minutesOfTime(at(to)) });

describe('spans', () => {
	test.each<[string, Omit<Brief, 'type'>, [string, string]]>([
		['is what is planned', { from: '17:30', to: '18:30' }, ['17:30', '18:30']],
		['begins with the actual start', { from: '17:30', to: '18:30', started: '17:40' }, ['17:40', '18:30']],
		['begins early with an early start', { from: '17:30', to: '18:30', started: '17:20' }, ['17:20', '18:30']],
		['never ends before its start', { from: '17:30', to: '18:30', started: '18:45' }, ['18:45', '18:45']],
		['ends as planned whatever the actual end', { from: '17:30', to: '18:30', ended: '19:00' }, ['17:30', '18:30']],
		['is a moment with an end alone', { from: null, to: '18:30' }, ['18:30', '18:30']],
		['is a moment with a start alone', { from: '17:30', to: null }, ['17:30', '17:30']],
	])('CHK-01 the span of a range %s', (_what, brief, [from, to]) => {
		expect(spanOf(brief)).toEqual(span(from, to));
	});

	test('CHK-03 a point is the moment of its planned end, whatever its start', () => {
		expect(spanOf({ to: '18:30', started: '17:00' }, 'checkin')).toEqual(span('18:30', '18:30'));
	});

	test('CHK-01 what has no time has no span', () => {
		expect(spanOf({ from: null, to: null })).toBeNull();
	});

	test('CHK-01 times are cut to the minute', () => {
		expect(minutesOf(toInstant(Date.parse('2026-08-22T17:30:59.999+02:00')))).toBe(minutesOfTime(at('17:30')));
	});

	test('CHK-01 open is without an actual end, running open with an actual start', () => {
		const states = [{}, { started: '17:30' }, { started: '17:30', ended: '18:00' }, { ended: '18:00' }];
		const activities = states.map((brief) => activityOf({ type: 'show', ...brief }));
		expect(activities.map(isOpen)).toEqual([true, true, false, false]);
		expect(activities.map(isRunning)).toEqual([false, true, false, false]);
	});
});

describe('overlaps', () => {
	test.each([
		['two ranges that share time', [10, 12, 11, 13], true],
		['two ranges that touch', [10, 12, 12, 13], false],
		['two ranges apart', [10, 11, 12, 13], false],
		['a point within a range', [11, 11, 10, 12], true],
		['a point at the start of a range', [10, 10, 10, 12], false],
		['a point at the end of a range', [12, 12, 10, 12], false],
		['two points', [11, 11, 11, 11], false],
	] as const)('CHK-01 %s, either way round', (_what, [a, b, c, d], expected) => {
		expect(overlaps({ from: a, to: b }, { from: c, to: d })).toBe(expected);
		expect(overlaps({ from: c, to: d }, { from: a, to: b })).toBe(expected);
	});
});

describe('plan order', () => {
	const activities = [
		activityOf({ id: 6, type: 'show' }),
		activityOf({ id: 5, type: 'show', from: '11:00', to: '12:00', started: '09:00' }),
		activityOf({ id: 4, type: 'checkin', to: '10:30' }),
		activityOf({ id: 3, type: 'show', from: '10:00', to: '12:00' }),
		activityOf({ id: 2, type: 'show', from: '10:00', to: '11:00' }),
		activityOf({ id: 1, type: 'show', from: '10:00', to: '11:00' }),
	];

	test('RIP-01 goes by planned start (a point: planned end), planned end, id; without a time last', () => {
		expect(activities.toSorted(compareByPlannedTimes).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test('CHK-02 findings take spans in place of planned times', () => {
		expect(activities.toSorted(compareBySpan).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4, 6]);
	});
});
