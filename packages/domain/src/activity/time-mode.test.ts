import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { festivalTimeOf, HOUR, instantOf, later, MINUTE, toFestivalTime, toInstant } from '../time.ts';
import { plannedTimesFault, plannedTimesFor, rangeOfPoint, switchTimeMode } from './time-mode.ts';

const NOTHING = { planned_start: null, planned_end: null };

describe('rangeOfPoint', () => {
	test.each([
		['17:30', at('17:00'), at('18:00')],
		['17:00', at('17:00'), at('18:00')],
		['17:59', at('17:00'), at('18:00')],
		['00:05', at('00:00'), at('01:00')],
		['23:30', at('23:00'), toFestivalTime('2026-08-23T00:00:00+02:00')],
	])('ACT-12 the point %s becomes %s to %s', (point, planned_start, planned_end) => {
		expect(rangeOfPoint(at(point))).toEqual({ planned_start, planned_end });
	});

	test('ACT-12 the last second of the hour still belongs to it', () => {
		expect(rangeOfPoint(toFestivalTime('2026-08-22T17:59:59+02:00')).planned_start).toBe(at('17:00'));
	});
});

describe('switchTimeMode', () => {
	const range = { planned_start: at('14:15'), planned_end: at('16:45') };
	const point = { planned_start: null, planned_end: at('16:45') };

	test.for([
		['range to point takes the end', range, 'range', 'point', point],
		['point to range takes the full hour', point, 'point', 'range', rangeOfPoint(at('16:45'))],
		['range to range changes nothing', range, 'range', 'range', range],
		['point to point changes nothing', point, 'point', 'point', point],
		['no point gives no range', NOTHING, 'point', 'range', NOTHING],
		['no range gives no point', NOTHING, 'range', 'point', NOTHING],
		[
			'a point that was kept as a start serves too',
			{ planned_start: at('16:45'), planned_end: null },
			'point',
			'range',
			rangeOfPoint(at('16:45')),
		],
	] as const)('ACT-12 %s', ([, planned, from, to, expected]) => {
		expect(switchTimeMode(planned, from, to)).toEqual(expected);
	});

	test('ACT-12 there and back gives one hour, the full one that holds the end', () => {
		const minutes = fc.integer({ min: 0, max: 100 * 365 * 24 * 60 }).map((count) => toInstant(count * MINUTE));
		const lengths = fc.integer({ min: 0, max: 48 * 60 }).map((count) => count * MINUTE);
		fc.assert(
			fc.property(minutes, lengths, (start, length) => {
				const planned = { planned_start: festivalTimeOf(start), planned_end: festivalTimeOf(later(start, length)) };
				const back = switchTimeMode(switchTimeMode(planned, 'range', 'point'), 'point', 'range');
				const [from, to] = [back.planned_start, back.planned_end].map((time) => instantOf(toFestivalTime(time ?? '')));
				expect(to).toBe((from ?? 0) + HOUR);
				expect(back.planned_start).toMatch(/T\d\d:00:00\+02:00$/);
				expect(from).toBeLessThanOrEqual(start + length);
				expect(to).toBeGreaterThan(start + length);
			}),
		);
	});
});

describe('plannedTimesFor', () => {
	test.for([
		['a point stays in planned_end', 'point', [null, '16:00'], [null, '16:00']],
		['a point sent as planned_start goes to planned_end', 'point', ['15:00', null], [null, '15:00']],
		['a point sent with both keeps the end', 'point', ['15:00', '16:00'], [null, '16:00']],
		['a point without time has none', 'point', [null, null], [null, null]],
		['a range stays as it is', 'range', ['15:00', '16:00'], ['15:00', '16:00']],
		['half a range stays half', 'range', ['15:00', null], ['15:00', null]],
	] as const)('API-16 %s', ([, mode, [start, end], [expectedStart, expectedEnd]]) => {
		const timeOf = (clock: string | null) => (clock === null ? null : at(clock));
		const planned = { planned_start: timeOf(start), planned_end: timeOf(end) };
		expect(plannedTimesFor(mode, planned)).toEqual({
			planned_start: timeOf(expectedStart),
			planned_end: timeOf(expectedEnd),
		});
	});
});

describe('plannedTimesFault', () => {
	test.for([
		['a range with both ends', null, 'range', at('15:00'), at('16:00')],
		['a range of no length', null, 'range', at('15:00'), at('15:00')],
		['a range over midnight', null, 'range', at('23:00'), toFestivalTime('2026-08-23T01:00:00+02:00')],
		['a range that ends a minute before its start', 'reversed', 'range', at('15:00'), at('14:59')],
		['a range whose text order deceives', null, 'range', at('15:00'), toFestivalTime('2026-08-22T14:00:00Z')],
		['a range without a start', 'missing', 'range', null, at('16:00')],
		['a range without an end', 'missing', 'range', at('15:00'), null],
		['a range without both', 'missing', 'range', null, null],
		['a point', null, 'point', null, at('16:00')],
		['a point sent as planned_start', null, 'point', at('15:00'), null],
		['a point whose start, after its end, is dropped', null, 'point', at('17:00'), at('16:00')],
		['a point without time', 'missing', 'point', null, null],
	] as const)('ACT-16 the fault of %s: %s', ([, fault, mode, planned_start, planned_end]) => {
		expect(plannedTimesFault(mode, { planned_start, planned_end })).toBe(fault);
	});
});
