import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { instantOf, later } from '../time.ts';
import { describeEstimate, type Estimate, estimates } from './estimates.ts';
import { PlanIndex } from './plan-index.ts';
import type { PlanRows } from './read-plan.ts';
import { RelationsIndex } from './relations-index.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';

function expected(now: string, activities: readonly Brief[], rows: Partial<PlanRows> = {}): Estimate[] {
	return estimates(RelationsIndex.of(PlanIndex.of(planOf(activities, rows))), instantOf(at(now)));
}

const clock = (time: string | null) => time?.slice(11, 16) ?? '–';

/** 'id start–end +by', with what decided, as 'stage 1 (30)'. */
const forwards = (now: string, activities: readonly Brief[], rows: Partial<PlanRows> = {}) =>
	expected(now, activities, rows).map((estimate) => {
		const { id, start, end, by, because } = describeEstimate(estimate);
		const why = because ? ` ${because.relation} ${because.activityId} (${because.gap})` : '';
		return `${id} ${clock(start)}–${clock(end)} +${by}${why}`;
	});

/** 'id latest-start slack'. */
const backwards = (now: string, activities: readonly Brief[], rows: Partial<PlanRows> = {}) =>
	expected(now, activities, rows).map((estimate) => {
		const { id, latest_start, slack } = describeEstimate(estimate);
		return `${id} ${clock(latest_start)} ${slack}`;
	});

type Other = Partial<Brief>;
const show = (from: string, to: string, other: Other = {}): Brief => ({
	...{ type: 'show', stage: 1, band: 1, from, to },
	...other,
});
const loadin = (from: string, to: string, other: Other = {}): Brief => ({
	type: 'loadin',
	band: 1,
	from,
	to,
	...other,
});
const checkin = (to: string, other: Other = {}): Brief => ({ type: 'checkin', band: 1, to, ...other });

describe('when it will happen', () => {
	test.each<[string, string, Brief[], string[]]>([
		['as planned', '10:00', [show('17:00', '18:00')], ['1 17:00–18:00 +0']],
		['not before now', '17:12', [show('17:00', '18:00')], ['1 17:12–18:12 +12']],
		['a point too', '17:12', [checkin('17:00')], ['1 17:12–17:12 +12']],
		['running, in time', '17:12', [show('17:00', '18:00', { started: '17:00' })], ['1 17:00–18:00 +0']],
		['running, started late', '17:12', [show('17:00', '18:00', { started: '17:07' })], ['1 17:07–18:07 +7']],
		['running, started early', '17:12', [show('17:00', '18:00', { started: '16:50' })], ['1 16:50–18:00 +0']],
		['running, past its end', '18:20', [show('17:00', '18:00', { started: '17:07' })], ['1 17:07–18:20 +20']],
		['a running point', '17:02', [checkin('17:00', { started: '17:05' })], ['1 17:05–17:05 +5']],
		['done is not estimated', '19:00', [show('17:00', '18:00', { started: '17:00', ended: '18:00' })], []],
		['cancelled is not estimated', '10:00', [show('17:00', '18:00', { cancelled: true })], []],
		[
			'after a running show and the changeover',
			'17:30',
			[show('17:00', '18:00', { started: '17:15' }), show('18:30', '19:30')],
			['1 17:15–18:15 +15', '2 18:45–19:45 +15 stage 1 (30)'],
		],
		[
			'after a done show with its actual end',
			'18:11',
			[show('17:00', '18:00', { ended: '18:10' }), show('18:30', '19:30')],
			['2 18:40–19:40 +10 stage 1 (30)'],
		],
		[
			'a delay that fits is not passed on',
			'17:30',
			[show('17:00', '18:00', { started: '17:15' }), show('18:45', '19:30')],
			['1 17:15–18:15 +15', '2 18:45–19:30 +0'],
		],
		[
			'now asks for the same moment as its predecessor',
			'18:40',
			[show('17:00', '18:00', { ended: '18:10' }), show('18:30', '19:30')],
			['2 18:40–19:40 +10'],
		],
		[
			'through several',
			'11:20',
			[
				loadin('10:00', '11:00', { started: '10:00' }),
				{ type: 'soundcheck', band: 1, from: '11:00', to: '11:30' },
				show('11:30', '12:00'),
			],
			['1 10:00–11:20 +20', '2 11:20–11:50 +20', '3 11:50–12:20 +20 band 2 (0)'],
		],
	])('EST-02 %s', (_how, ...[now, activities, expectation]) => {
		expect(forwards(now, activities)).toEqual(expectation);
	});

	test('EST-02 EST-01 of several that ask for the same: stage, vehicle, position, band, then the lowest id', () => {
		const done = { ended: '11:20' };
		const dock = { position: 1, vehicles: [1] };
		const twice = [loadin('10:00', '11:00', { ...dock, ...done }), show('11:00', '12:00', dock)];
		expect(forwards('11:00', twice)).toEqual(['2 11:20–12:20 +20 vehicle 1 (0)']);
		const docked = [loadin('10:00', '11:00', { position: 1, ...done }), show('11:00', '12:00', { position: 1 })];
		expect(forwards('11:00', docked)).toEqual(['2 11:20–12:20 +20 position 1 (0)']);
		const loads = [3, 2].map((id) => loadin('10:00', '11:00', { id, ...done }));
		expect(forwards('11:00', [...loads, show('11:00', '12:00', { id: 1 })])).toEqual(['1 11:20–12:20 +20 band 2 (0)']);
		const shows = [show('10:00', '11:00', done), show('11:00', '12:00', { vehicles: [1] })];
		expect(forwards('11:00', [...shows, loadin('10:00', '11:00', { vehicles: [1], ...done })])).toEqual([
			'2 11:20–12:20 +20 stage 1 (0)',
		]);
	});

	test('EST-02 now counts from its minute on, and all comes in plan order', () => {
		const plan = [show('20:00', '21:00'), loadin('10:00', '11:00'), show('18:00', '18:30', { stage: 2 })];
		const index = RelationsIndex.of(PlanIndex.of(planOf(plan)));
		const all = estimates(index, later(instantOf(at('10:20')), 59_999));
		expect(all.map(({ id }) => id)).toEqual([2, 3, 1]);
		expect(all[0]).toMatchObject({ by: 20, because: null });
	});
});

describe('what nobody marked', () => {
	const isForgotten = (now: string, activities: Brief[]) =>
		expected(now, activities).map(({ id, forgotten }) => `${id} ${forgotten}`);

	test.each<[string, string, Brief[], string[]]>([
		[
			'its show has begun',
			'17:05',
			[loadin('10:00', '11:00'), show('17:00', '18:00', { started: '17:00' })],
			['1 true', '2 false'],
		],
		['its show is done', '18:05', [loadin('10:00', '11:00'), show('17:00', '18:00', { ended: '18:00' })], ['1 true']],
		['its show is to come', '16:00', [loadin('10:00', '11:00'), show('17:00', '18:00')], ['1 false', '2 false']],
		[
			'the next of its stage has begun',
			'19:05',
			[show('17:00', '18:00'), show('19:00', '20:00', { band: 2, started: '19:00' })],
			['1 false', '2 false'],
		],
		[
			'its vehicle is elsewhere',
			'12:05',
			[
				loadin('10:00', '11:00', { band: 2, vehicles: [1] }),
				loadin('12:00', '13:00', { vehicles: [1], started: '12:00' }),
			],
			['1 true', '2 false'],
		],
		[
			'running, its show has begun',
			'17:05',
			[loadin('10:00', '11:00', { started: '10:00' }), show('17:00', '18:00', { started: '17:00' })],
			['1 false', '2 false'],
		],
		['twelve hours past', '23:00', [loadin('10:00', '11:00')], ['1 false']],
		['more than twelve hours past', '23:01', [loadin('10:00', '11:00')], ['1 true']],
		['running for twelve hours past', '23:00', [loadin('10:00', '11:00', { started: '10:00' })], ['1 false']],
		['running for more than twelve hours past', '23:01', [loadin('10:00', '11:00', { started: '10:00' })], ['1 true']],
	])('EST-03 %s', (_how, ...[now, activities, expectation]) => {
		expect(isForgotten(now, activities)).toEqual(expectation);
	});

	test('EST-03 it pushes nothing, is estimated itself, and has no latest start', () => {
		const forgotten = [loadin('02:00', '03:00'), show('15:30', '16:00')];
		expect(forwards('15:20', forgotten)).toEqual(['1 15:20–16:20 +800', '2 15:30–16:00 +0']);
		expect(backwards('15:20', forgotten)).toEqual(['1 – null', '2 – null']);
	});
});

describe('how much room is left', () => {
	const curfew = { stages: [{ id: 1, name: 'Plaza', curfew: '23:00' }] };

	test.each<[string, Brief[], string[], Partial<PlanRows>?]>([
		['nothing depends on it', [loadin('10:00', '11:00')], ['1 – null']],
		['a show of its band', [loadin('10:00', '11:00'), show('17:00', '18:00')], ['1 16:00 360', '2 – null']],
		[
			'a point of its band',
			[checkin('09:30'), loadin('10:00', '11:00'), show('12:00', '13:00')],
			['1 11:00 90', '2 11:00 60', '3 – null'],
		],
		['the changeover counts', [show('17:00', '18:00'), show('19:00', '20:00')], ['1 17:30 30', '2 – null']],
		['its own curfew', [show('21:00', '22:00')], ['1 22:00 60'], curfew],
		[
			'the next show comes before the curfew',
			[show('20:00', '21:00'), show('21:40', '22:40')],
			['1 20:10 10', '2 22:00 20'],
			curfew,
		],
		[
			'the curfew comes before the next show',
			[show('20:00', '21:00'), show('22:00', '23:30')],
			['1 20:00 0', '2 21:30 -30'],
			curfew,
		],
		[
			'through what comes between',
			[loadin('10:00', '11:00'), { type: 'soundcheck', band: 1, from: '11:00', to: '12:00' }, show('12:30', '13:00')],
			['1 10:30 30', '2 11:30 30', '3 – null'],
		],
	])('EST-04 %s', (_how, ...[activities, expectation, rows]) => {
		expect(backwards('09:00', activities, rows)).toEqual(expectation);
	});

	test('EST-04 of a running one it is what its estimated end leaves', () => {
		const shows = [show('17:00', '18:00', { started: '17:10' }), show('19:00', '20:00')];
		expect(backwards('17:20', shows)).toEqual(['1 17:30 20', '2 – null']);
	});

	test('EST-04 it is negative when it is too late already', () => {
		expect(backwards('16:30', [loadin('10:00', '11:00'), show('17:00', '18:00')])[0]).toBe('1 16:00 -30');
	});

	test('EST-04 what has begun, is done or forgotten asks for nothing', () => {
		const begun = [loadin('10:00', '11:00', { started: '10:00' }), show('17:00', '18:00', { started: '10:30' })];
		expect(backwards('10:30', begun)).toEqual(['1 – null', '2 – null']);
	});

	test('EST-04 the curfew is that of the festival day for which the show is planned', () => {
		const late = { stages: [{ id: 1, name: 'Plaza', curfew: '02:00' }] };
		expect(backwards('29:00', [show('24:30', '25:30')], late)).toEqual(['1 01:00 -240']);
	});
});
