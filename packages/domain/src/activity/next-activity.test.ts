import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, times } from '../testing/times.ts';
import { festivalTimeOf, HOUR, instantOf, later, toFestivalTime } from '../time.ts';
import { nextActivity, runningActivity } from './next-activity.ts';
import type { ActivityTimes } from './status.ts';

describe('nextActivity', () => {
	test('VEH-07 there is none without activities', () => {
		expect(nextActivity([])).toBeNull();
	});

	test('VEH-07 what has started or ended is not next', () => {
		const started = times({ planned_end: at('10:00'), start: at('09:00') });
		const ended = times({ planned_end: at('10:00'), end: at('09:00') });
		const planned = times({ planned_end: at('22:00') });
		expect(nextActivity([started, ended])).toBeNull();
		expect(nextActivity([started, ended, planned])).toBe(planned);
	});

	test('VEH-07 the earliest planned end counts, not the earliest start', () => {
		const long = times({ planned_start: at('10:00'), planned_end: at('20:00') });
		const short = times({ planned_start: at('12:00'), planned_end: at('13:00') });
		expect(nextActivity([long, short])).toBe(short);
	});

	test('VEH-07 of two that end together the earlier start counts, a missing one last', () => {
		const point = times({ planned_end: at('13:00') });
		const later = times({ planned_start: at('12:30'), planned_end: at('13:00') });
		const earlier = times({ planned_start: at('12:00'), planned_end: at('13:00') });
		expect(nextActivity([point, later, earlier])).toBe(earlier);
		expect(nextActivity([point, later])).toBe(later);
	});

	test('VEH-07 one without a planned end comes after all that have one', () => {
		const open = times({ planned_start: at('08:00') });
		const unplanned = times();
		const late = times({ planned_start: at('22:00'), planned_end: at('23:00') });
		expect(nextActivity([unplanned, open, late])).toBe(late);
		expect(nextActivity([unplanned, open])).toBe(open);
		expect(nextActivity([unplanned])).toBe(unplanned);
	});

	test('VEH-07 of two alike the one that stands first counts', () => {
		const [one, other] = [times({ planned_end: at('13:00') }), times({ planned_end: at('13:00') })];
		expect(nextActivity([one, other])).toBe(one);
		expect(nextActivity([other, one])).toBe(other);
	});

	test('VEH-07 what is long overdue is still next', () => {
		const overdue = times({ planned_end: toFestivalTime('2020-08-08T10:00:00+02:00') });
		expect(nextActivity([times({ planned_end: at('10:00') }), overdue])).toBe(overdue);
	});

	test('VEH-07 no planned activity stands before the next one', () => {
		const time = fc.option(
			fc.nat(9).map((hours) => festivalTimeOf(later(instantOf(at('08:00')), hours * HOUR))),
			{ nil: null },
		);
		const anyTimes = fc.record({ planned_start: time, planned_end: time, start: time, end: time });
		const key = ({ planned_end, planned_start }: ActivityTimes): string =>
			`${planned_end ?? '~'} ${planned_start ?? '~'}`;
		fc.assert(
			fc.property(fc.array(anyTimes), (activities) => {
				const open = activities.filter(({ start, end }) => start === null && end === null);
				const next = nextActivity(activities);
				expect(next && key(next)).toBe(open.map(key).toSorted()[0] ?? null);
			}),
		);
	});
});

describe('runningActivity', () => {
	const ofType = (id: string, overrides: Partial<ActivityTimes>) => ({
		...times(overrides),
		activityType: { id, name: id },
	});

	test('BAND-07 there is none while nothing runs', () => {
		const planned = ofType('loadin', { planned_start: at('10:00'), planned_end: at('11:00') });
		const ended = ofType('loadin', { start: at('08:00'), end: at('09:00') });
		expect(runningActivity([])).toBeNull();
		expect(runningActivity([planned, ended])).toBeNull();
	});

	test('BAND-07 the latest started one counts, wherever it stands in the list', () => {
		const first = ofType('loadin', { start: at('08:00') });
		const second = ofType('crossload', { start: at('08:30') });
		expect(runningActivity([first, second])).toBe(second);
		expect(runningActivity([second, first])).toBe(second);
	});

	test('BAND-07 of two started together the one that stands first counts', () => {
		const [one, other] = [ofType('loadin', { start: at('08:00') }), ofType('loadout', { start: at('08:00') })];
		expect(runningActivity([one, other])).toBe(one);
		expect(runningActivity([other, one])).toBe(other);
	});

	test('BAND-07 parking is standing still, so it is not shown as running', () => {
		const parking = ofType('parking', { start: at('09:00') });
		const loadIn = ofType('loadin', { start: at('08:00') });
		expect(runningActivity([parking])).toBeNull();
		expect(runningActivity([parking, loadIn])).toBe(loadIn);
	});
});
