import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { FindingsIndex } from './findings-index.ts';
import { PlanIndex } from './plan-index.ts';
import type { PlanRows } from './read-plan.ts';
import { RelationsIndex } from './relations-index.ts';
import { ripple, whatMoves } from './ripple.ts';
import { faultsOfMoves, type RippleRequest } from './ripple-moves.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';
import type { PlanMove } from './what-would-break.ts';

type Other = Partial<Brief>;
const show = (from: string, to: string, other: Other = {}): Brief => ({ type: 'show', stage: 1, from, to, ...other });
const of = (type: string, from: string, ...[to, other]: [string, Other?]): Brief => ({
	...{ type, band: 1, from, to },
	...other,
});
const parking = (from: string, to: string, other: Other = {}): Brief => ({
	...{ type: 'parking', position: 3, vehicles: [1], from, to },
	...other,
});
const truck = (from: string, to: string, other: Other = {}): Brief => ({
	...{ type: 'other', position: 2, vehicles: [1], from, to },
	...other,
});

/** A move of an activity to times of the clock. */
const to = (id: number, from: string | null, until: string): PlanMove => ({
	id,
	...(from === null ? {} : { planned_start: at(from) }),
	planned_end: at(until),
});

function asked(activities: readonly Brief[], request: RippleRequest, rows: Partial<PlanRows> = {}) {
	return ripple(FindingsIndex.of(planOf(activities, rows)), request);
}

const clock = (time: string | null) => time?.slice(11, 16) ?? '';

/** 'id start–end +by', with what decided, as 'stage 1 (30)'. */
function changes(activities: readonly Brief[], request: RippleRequest): string[] {
	return asked(activities, request).changes.map(({ id, planned_start, planned_end, by, because }) => {
		const why = because ? ` ${because.relation} ${because.activityId} (${because.gap})` : '';
		return `${id} ${clock(planned_start)}–${clock(planned_end)} ${by < 0 ? '' : '+'}${by}${why}`;
	});
}

describe('what a delay pushes', () => {
	test.each<[string, Brief[], PlanMove[], string[]]>([
		['nothing for no moves', [show('17:00', '18:00'), show('18:30', '19:00')], [], []],
		['nothing for a move to where it is', [show('17:00', '18:00')], [to(1, '17:00', '18:00')], []],
		[
			'the next show, by what is missing to the changeover',
			[show('17:00', '18:00'), show('18:40', '19:30')],
			[to(1, '17:20', '18:20')],
			['1 17:20–18:20 +20', '2 18:50–19:40 +10 stage 1 (30)'],
		],
		[
			'by what they had, where that was less',
			[show('17:00', '18:00'), show('18:10', '19:30')],
			[to(1, null, '18:20')],
			['1 17:00–18:20 +20', '2 18:30–19:50 +20 stage 1 (10)'],
		],
		[
			'nothing that overlapped it before, nor what comes after that',
			[show('17:00', '18:00'), show('17:50', '18:30'), show('18:30', '19:00')],
			[to(1, '17:20', '18:40')],
			['1 17:20–18:40 +20'],
		],
		[
			'on through a dock and a truck',
			[
				of('loadin', '10:00', '11:00', { position: 1 }),
				of('loadin', '11:00', '12:00', { band: 2, position: 1, vehicles: [3] }),
				truck('12:10', '13:00', { vehicles: [3] }),
			],
			[to(1, null, '11:30')],
			['1 10:00–11:30 +30', '2 11:30–12:30 +30 position 1 (0)', '3 12:40–13:30 +30 vehicle 2 (10)'],
		],
		[
			'a point, whose start stays absent',
			[of('loadout', '20:00', '21:00'), { type: 'departure', band: 1, to: '21:00' }],
			[to(1, '20:15', '21:15')],
			['1 20:15–21:15 +15', '2 –21:15 +15 band 1 (0)'],
		],
		[
			'nothing earlier but the move itself',
			[show('17:00', '18:00'), show('18:30', '19:00')],
			[to(1, '16:00', '17:00')],
			['1 16:00–17:00 -60'],
		],
		[
			'no other move: each stays where it is put',
			[show('17:00', '18:00'), show('18:30', '19:00'), show('19:30', '20:00')],
			[to(1, '18:00', '19:00'), to(2, '18:40', '19:10')],
			['1 18:00–19:00 +60', '2 18:40–19:10 +10', '3 19:40–20:10 +10 stage 2 (30)'],
		],
	])('RIP-03 %s', (_what, ...[activities, moves, expected]) => {
		expect(changes(activities, { moves })).toEqual(expected);
	});

	test('RIP-01 done activities count by their planned times and are not pushed', () => {
		const done = show('18:30', '19:00', { ended: '18:10' });
		expect(changes([show('17:00', '18:00'), done, show('19:30', '20:00')], { moves: [to(1, null, '19:00')] })).toEqual([
			'1 17:00–19:00 +60',
		]);
	});

	test('RIP-03 what goes to another stage or position leaves its relations there', () => {
		const shows = [show('17:00', '18:00'), show('18:30', '19:00')];
		const moves = [{ ...to(1, '17:30', '18:30'), stageId: 2 }];
		const { changes: made, solved, findings } = asked(shows, { moves });
		expect(made).toMatchObject([{ id: 1, stageId: 2, by: 30 }]);
		expect(made[0]).not.toHaveProperty('positionId');
		expect([solved, findings]).toEqual([[], []]);
		const docked = ['10:00', '11:00'].map((from) =>
			truck(from, `${from.slice(0, 2)}:59`, { position: 1, vehicles: [] }),
		);
		expect(changes(docked, { moves: [{ ...to(1, '10:30', '11:30'), positionId: 3 }] })).toEqual(['1 10:30–11:30 +30']);
	});

	test('RIP-03 a new neighbour shows in the findings', () => {
		const shows = [show('17:00', '18:00'), show('17:30', '18:30', { stage: 2, band: 2 })];
		const { findings } = asked(shows, { moves: [{ id: 1, stageId: 2 }] });
		expect(findings.map(({ key }) => key)).toContain('stage-overlap:1-2');
	});

	test('RIP-04 one that runs is not pushed, and what fails shows', () => {
		const shows = [show('17:00', '18:00', { started: '17:00' }), show('18:30', '19:30', { started: '18:30', band: 2 })];
		const { changes: made, findings } = asked(shows, { moves: [to(1, null, '18:45')] });
		expect(made.map(({ id }) => id)).toEqual([1]);
		expect(findings.map(({ key }) => key)).toContain('stage-overlap:1-2');
	});

	test('RIP-04 shows are kept if wanted, those that are moves aside', () => {
		const day = [
			show('17:00', '18:00', { band: 1 }),
			show('18:30', '19:30', { band: 2 }),
			of('loadout', '18:00', '19:00'),
		];
		const request = { moves: [to(1, '17:20', '18:20')], keep: ['show'] } as const;
		expect(changes(day, request)).toEqual(['1 17:20–18:20 +20', '3 18:20–19:20 +20 band 1 (0)']);
		expect(asked(day, request).findings.map(({ key }) => key)).toEqual(['changeover-short:1-2']);
		expect(asked(day, request).absorbed).toEqual([]);
	});
});

describe('parking', () => {
	const later = [to(2, '12:30', '13:30')];
	test.each<[string, Brief[], PlanMove[], string[]]>([
		[
			'goes on until what comes next',
			[parking('10:00', '12:00'), truck('12:00', '13:00')],
			later,
			['1 10:00–12:30 +30 parking 2 (0)', '2 12:30–13:30 +30'],
		],
		[
			'within a quarter of an hour, running too',
			[parking('10:00', '11:45', { started: '10:00' }), truck('12:00', '13:00')],
			later,
			['1 10:00–12:15 +30 parking 2 (15)', '2 12:30–13:30 +30'],
		],
		['not when more is between', [parking('10:00', '11:44'), truck('12:00', '13:00')], later, ['2 12:30–13:30 +30']],
		[
			'not when something else comes first',
			[parking('10:00', '12:00'), truck('12:00', '13:00'), truck('12:00', '12:05')],
			later,
			['2 12:30–13:30 +30'],
		],
		[
			'until any type, a parking too',
			[parking('10:00', '12:00'), parking('12:00', '13:00', { position: 2 })],
			later,
			['1 10:00–12:30 +30 parking 2 (0)', '2 12:30–13:30 +30'],
		],
		[
			'not when it is done',
			[parking('10:00', '12:00', { ended: '12:00' }), truck('12:00', '13:00')],
			later,
			['2 12:30–13:30 +30'],
		],
		[
			'not when it is moved itself',
			[parking('10:00', '12:00'), truck('12:00', '13:00')],
			[to(1, '10:00', '12:10'), ...later],
			['1 10:00–12:10 +10', '2 12:30–13:30 +30'],
		],
		[
			'does not end earlier',
			[parking('10:00', '12:00'), truck('12:00', '13:00')],
			[to(2, '11:00', '12:00')],
			['2 11:00–12:00 -60'],
		],
		[
			'pushed and stretched, the later end counts',
			[
				truck('08:00', '10:00', { position: 1, vehicles: [] }),
				parking('10:00', '12:00', { position: 1 }),
				truck('12:00', '13:00'),
			],
			[to(1, null, '10:20'), to(3, '12:30', '13:30')],
			['1 08:00–10:20 +20', '2 10:20–12:30 +20 parking 3 (0)', '3 12:30–13:30 +30'],
		],
		[
			'that goes on pushes the next at its dock',
			[
				parking('10:00', '12:00', { position: 1 }),
				truck('12:00', '13:00'),
				truck('12:10', '13:10', { position: 1, vehicles: [3] }),
			],
			later,
			['1 10:00–12:30 +30 parking 2 (0)', '2 12:30–13:30 +30', '3 12:30–13:30 +20 position 1 (0)'],
		],
	])('RIP-05 %s', (_how, ...[activities, moves, expected]) => {
		expect(changes(activities, { moves })).toEqual(expected);
	});
});

describe('together', () => {
	const band = { band: 1 };
	test.each<[string, Brief[], PlanMove[], string[]]>([
		[
			'a show takes along what its band has still to begin, earlier too',
			[of('loadin', '15:00', '16:00'), show('17:00', '18:00', band), of('loadout', '18:00', '19:00')],
			[to(2, '16:30', '17:30')],
			['1 14:30–15:30 -30 together 2 (null)', '2 16:30–17:30 -30', '3 17:30–18:30 -30 together 2 (null)'],
		],
		[
			'not what has begun, is a show, another band or more than 36 h away',
			[
				of('loadin', '15:00', '16:00', { started: '15:00' }),
				show('17:00', '18:00', band),
				show('21:00', '22:00', { ...band, stage: 2 }),
				of('loadout', '18:00', '19:00', { band: 2 }),
				of('departure', '', '53:01'),
			],
			[to(2, '17:30', '18:30')],
			['2 17:30–18:30 +30'],
		],
		[
			'36 h away is near enough',
			[show('17:00', '18:00', band), of('departure', '', '53:00')],
			[to(1, '17:30', '18:30')],
			['1 17:30–18:30 +30', '2 –05:30 +30 together 1 (null)'],
		],
		[
			'of two shows the nearest decides',
			[show('12:00', '13:00', band), show('20:00', '21:00', { ...band, stage: 2 }), of('other', '17:00', '17:30')],
			[to(1, '12:10', '13:10'), to(2, '20:40', '21:40')],
			['1 12:10–13:10 +10', '3 17:40–18:10 +40 together 2 (null)', '2 20:40–21:40 +40'],
		],
		[
			'of two as near the earlier',
			[show('20:00', '21:00', { ...band, stage: 2 }), show('12:00', '13:00', band), of('other', '16:00', '16:30')],
			[to(1, '20:40', '21:40'), to(2, '12:10', '13:10')],
			['2 12:10–13:10 +10', '3 16:10–16:40 +10 together 2 (null)', '1 20:40–21:40 +40'],
		],
		[
			'the nearest of several decides, also one that only ends later',
			[show('12:00', '13:00', band), show('20:00', '21:00', { ...band, stage: 2 }), of('other', '15:00', '15:30')],
			[to(1, null, '13:10'), to(2, '20:40', '21:40')],
			['1 12:00–13:10 +10', '2 20:40–21:40 +40'],
		],
		[
			'what is moved itself stays where it is put',
			[show('17:00', '18:00', band), of('loadout', '18:00', '19:00')],
			[to(1, '17:30', '18:30'), to(2, '18:10', '19:10')],
			['1 17:30–18:30 +30', '2 18:10–19:10 +10'],
		],
		[
			'a show that only ends later takes nothing along and pushes',
			[show('17:00', '18:00', band), of('loadout', '18:00', '19:00'), of('other', '20:00', '21:00')],
			[to(1, null, '18:20')],
			['1 17:00–18:20 +20', '2 18:20–19:20 +20 band 1 (0)'],
		],
	])('RIP-06 %s', (_how, ...[activities, moves, expected]) => {
		expect(changes(activities, { moves, together: true })).toEqual(expected);
	});
});

describe('what comes of it', () => {
	test('RIP-07 absorbed is the least that is left, 0 included, of what is reached and not pushed', () => {
		const day = [show('17:00', '18:00', { band: 1 }), show('18:50', '19:30'), of('loadout', '18:45', '19:30')];
		expect(asked(day, { moves: [to(1, null, '18:20')] }).absorbed).toEqual([
			{ id: 3, slack: 25 },
			{ id: 2, slack: 0 },
		]);
	});

	test('RIP-07 RIP-05 a parking whose end alone goes later has absorbed what reaches its start', () => {
		const day = [truck('08:00', '09:00', { position: 1, vehicles: [2] }), parking('09:30', '10:00', { position: 1 })];
		const { absorbed, changes: all } = asked([...day, truck('10:10', '11:00')], {
			moves: [to(1, null, '09:20'), to(3, '10:30', '11:20')],
		});
		expect(absorbed).toEqual([{ id: 2, slack: 10 }]);
		expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
	});

	test('RIP-04 what is done, runs or is kept is named with what it lacks', () => {
		const day = [
			show('17:00', '18:00', { band: 1 }),
			show('18:30', '19:30'),
			of('loadout', '18:05', '19:00', { started: '18:01' }),
		];
		const relations = RelationsIndex.of(PlanIndex.of(planOf(day)));
		const { held, changes } = whatMoves({ moves: [to(1, null, '18:20')], keep: ['show'] }, relations);
		expect(held).toEqual([
			{ id: 3, slack: -15 },
			{ id: 2, slack: -20 },
		]);
		expect(changes.map(({ id }) => id)).toEqual([1]);
	});

	test('RIP-07 solved and findings go by key', () => {
		const shows = [show('17:00', '18:00'), show('17:50', '18:30'), show('19:10', '20:00')];
		const { solved, findings } = asked(shows, { moves: [to(2, '18:30', '19:05')] });
		expect(solved).toEqual(['stage-overlap:1-2']);
		expect(findings.map(({ key }) => key)).toEqual([]);
	});

	test.each<[string, PlanMove[], string[]]>([
		['nothing', [to(1, '17:00', '18:00'), to(2, null, '20:00')], []],
		['an unknown id', [to(9, null, '18:00')], ['moves.0.id']],
		['a done one', [to(1, '17:00', '18:00'), to(3, null, '18:00')], ['moves.1.id']],
		['a cancelled one', [to(4, null, '18:00')], ['moves.0.id']],
		['the same id twice', [to(1, '17:00', '18:00'), to(1, '17:00', '18:00')], ['moves.1.id']],
		['an end before its start', [to(1, '17:00', '18:00'), to(2, null, '16:59')], ['moves.1.planned_end']],
		['a start after its end', [{ id: 1, planned_start: at('18:01') }], ['moves.0.planned_start']],
		['the start of a running one', [to(2, '17:10', '18:00')], ['moves.0.planned_start']],
		['several', [to(9, null, '18:00'), to(1, '17:00', '16:00')], ['moves.0.id', 'moves.1.planned_end']],
	])('RIP-03 a fault is named by its path: %s', (_what, ...[moves, paths]) => {
		const started = { started: '17:00' };
		const day = [show('17:00', '18:00'), show('17:00', '18:00', started), show('17:00', '18:00', { ended: '18:00' })];
		const plan = PlanIndex.of(planOf([...day, show('17:00', '18:00', { cancelled: true })]));
		expect(faultsOfMoves(plan, moves).map(({ path }) => path)).toEqual(paths);
	});
});
