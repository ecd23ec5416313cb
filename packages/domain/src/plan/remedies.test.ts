import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { instantOf } from '../time.ts';
import { FindingsIndex } from './findings-index.ts';
import type { PlanRows } from './read-plan.ts';
import { firstRemediesOf, remediesOf } from './remedies.ts';
import { activityOf, type Brief, GROUNDS, planOf } from './testing/plan-rows.ts';
import { changesOfMoves, whatWouldBreak } from './what-would-break.ts';

/** Before anything in these plans. */
const MORNING = instantOf(at('00:00'));

const load = (vehicles: number[], [from, to]: [string, string], other: Partial<Brief> = {}): Brief => ({
	type: 'loadin',
	band: 1,
	position: 1,
	vehicles,
	from,
	to,
	...other,
});
const show = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
	type: 'show',
	band: 1,
	stage: 1,
	from,
	to,
	...other,
});

/** What is proposed for the first finding of a kind. */
function remedies(kind: string, activities: readonly Brief[], rows: Partial<PlanRows> = {}) {
	const index = FindingsIndex.of(planOf(activities, rows));
	const finding = index.findings().find((found) => found.kind === kind);
	return finding ? remediesOf(index, finding, { now: MORNING }) : null;
}

const labels = (...asked: Parameters<typeof remedies>) => remedies(...asked)?.map(({ label }) => label);

/** Type, hour and place. */
const briefs = fc.array(
	fc.tuple(
		fc.constantFrom('loadin', 'crossload', 'parking', 'show', 'loadout'),
		fc.integer({ min: 8, max: 22 }),
		fc.integer({ min: 1, max: 3 }),
	),
	{ maxLength: 12 },
);

function indexOf(some: readonly (readonly [string, number, number])[]): FindingsIndex {
	const activities = some.map(([type, from, place]) => {
		const isShow = type === 'show';
		const where = isShow ? { stage: 1 } : { position: place, vehicles: [place] };
		return { type, band: (place % 2) + 1, from: `${from}:00`, to: `${from + 1}:30`, ...where };
	});
	return FindingsIndex.of(planOf(activities));
}

describe('what can be done about a finding', () => {
	const crowded = [load([1], ['10:00', '12:00']), load([2], ['11:00', '13:00'])];

	test('CHK-21 a full dock: the other dock of the stage, or as soon as there is room', () => {
		expect(remedies('position-full', crowded)).toEqual([
			{ kind: 'position', label: 'The loadin Wolf Ink to Dock B', moves: [{ id: 2, positionId: 2 }] },
			{ kind: 'position', label: 'The loadin Wolf Ink to Dock B', moves: [{ id: 1, positionId: 2 }] },
			{
				kind: 'time',
				label: 'The loadin Wolf Ink at Sa 12:00',
				moves: [{ id: 2, planned_start: at('12:00'), planned_end: at('14:00') }],
			},
			{
				kind: 'time',
				label: 'The loadin Wolf Ink at Sa 13:00',
				moves: [{ id: 1, planned_start: at('13:00'), planned_end: at('15:00') }],
			},
		]);
	});

	test('CHK-21 a show past the curfew: so that it ends then, or less of it', () => {
		const late = [show('22:00', '23:10')];
		const stages = [{ ...GROUNDS.stages[0], id: 1, name: 'Main', curfew: '23:00', changeover: 30 }];
		expect(remedies('curfew', late, { stages })).toEqual([
			{
				kind: 'time',
				label: 'The show Wolf Ink at Sa 21:50',
				moves: [{ id: 1, planned_start: at('21:50'), planned_end: at('23:00') }],
			},
			{ kind: 'shorter', label: 'The show Wolf Ink 10 min shorter', moves: [{ id: 1, planned_end: at('23:00') }] },
		]);
	});

	test('CHK-21 where the changeover leaves no room it does not only begin sooner', () => {
		const close = [show('20:30', '21:30', { band: 2 }), show('22:00', '23:10')];
		const stages = [{ ...GROUNDS.stages[0], id: 1, name: 'Main', curfew: '23:00', changeover: 30 }];
		expect(labels('curfew', close, { stages })).toEqual([
			'The show Wolf Ink at Sa 18:50',
			'The show Wolf Ink 10 min shorter',
		]);
	});

	test('CHK-21 no time that is over is proposed', () => {
		const late = load([1], ['17:30', '18:30'], { stage: 1 });
		const index = FindingsIndex.of(planOf([late, show('18:00', '19:00')]));
		const [finding] = index.findings().filter(({ kind }) => kind === 'loadin-late');
		const startsAt = (now: string) =>
			finding && remediesOf(index, finding, { now: instantOf(at(now)) }).map(({ label }) => label);
		expect(startsAt('17:00')).toEqual(['The loadin Wolf Ink at Sa 17:00']);
		expect(startsAt('17:01')).toEqual([]);
	});

	test('CHK-21 of times that are over none is counted among those that are tried', () => {
		const yard = (vehicle: number, from: string, to: string) => load([vehicle], [from, to], { position: 2, band: 2 });
		const before = Array.from({ length: 12 }, (_, at) => yard(10 + at, `11:${10 + at}`, `12:${10 + at}`));
		const twice = [
			load([1], ['10:00', '11:00'], { position: 2 }),
			load([1], ['10:30', '14:00'], { position: 3 }),
			...before,
		];
		const index = FindingsIndex.of(planOf(twice));
		const [clash] = index.findings().filter(({ kind }) => kind === 'vehicle-overlap');
		const times = clash && remediesOf(index, clash, { now: instantOf(at('13:30')) }).map(({ label }) => label);
		expect(times).toContain('The loadin Wolf Ink at Sa 14:10');
	});

	test('CHK-21 a show is not shortened to a time that is over', () => {
		const stages = [{ ...GROUNDS.stages[0], id: 1, name: 'Main', curfew: '23:00', changeover: 30 }];
		const index = FindingsIndex.of(planOf([show('22:30', '23:15')], { stages }));
		const [past] = index.findings().filter(({ kind }) => kind === 'curfew');
		const kindsAt = (now: string) =>
			past && remediesOf(index, past, { now: instantOf(at(now)) }).map(({ kind }) => kind);
		expect(kindsAt('22:59')).toEqual(['shorter']);
		expect(kindsAt('23:05')).toEqual([]);
	});

	test('CHK-21 a position with room at every moment is proposed, however many come and go there', () => {
		const positions = GROUNDS.positions.map((position) => ({ ...position, capacity: position.id === 2 ? 2 : 1 }));
		const others = [load([3], ['10:00', '10:30'], { position: 2 }), load([4], ['10:30', '11:00'], { position: 2 })];
		const full = [load([1], ['10:00', '11:00']), load([2], ['10:00', '11:00'])];
		expect(labels('position-full', [...full, ...others], { positions })).toContain('The loadin Wolf Ink to Dock B');
	});

	test('CHK-22 of one activity alone: what can be done with that one', () => {
		const index = FindingsIndex.of(planOf(crowded));
		const [full] = index.findings().filter(({ kind }) => kind === 'position-full');
		const moved =
			full && remediesOf(index, full, { now: MORNING, onlyOf: 1 }).flatMap(({ moves }) => moves.map(({ id }) => id));
		expect(moved).toEqual([1, 1]);
		expect(full && remediesOf(index, full, { now: MORNING, onlyOf: 99 })).toEqual([]);
	});

	test('CHK-21 a position that is full itself is not proposed', () => {
		const full = { positions: GROUNDS.positions.map((position) => ({ ...position, capacity: 1 })) };
		const third = load([3], ['09:00', '14:00'], { position: 2 });
		expect(labels('position-full', [...crowded, third], full)?.filter((label) => label.includes(' to '))).toEqual([]);
	});

	test('CHK-21 two shows at the same time: the later one after the changeover', () => {
		const shows = [show('17:00', '18:00'), show('17:30', '18:30', { band: 2 })];
		expect(labels('stage-overlap', shows)).toEqual(['The show Mono at Sa 18:30', 'The show Wolf Ink at Sa 19:00']);
	});

	test('CHK-21 a load-in that is late comes earlier', () => {
		const late = load([1], ['17:30', '18:30'], { stage: 1 });
		expect(labels('loadin-late', [late, show('18:00', '19:00')])).toEqual(['The loadin Wolf Ink at Sa 17:00']);
	});

	test('CHK-21 a load-out that is early comes after the show, which stays', () => {
		const early = load([1], ['18:30', '19:30'], { type: 'loadout', stage: 1 });
		expect(labels('loadout-early', [early, show('18:00', '19:00')])).toEqual(['The loadout Wolf Ink at Sa 19:00']);
	});

	test('CHK-21 a load-in without a position goes to a dock of its stage', () => {
		const nowhere = load([1], ['10:00', '11:00'], { position: null, stage: 1 });
		expect(labels('missing-position', [nowhere])).toEqual([
			'The loadin Wolf Ink to Dock A',
			'The loadin Wolf Ink to Dock B',
		]);
	});

	describe('where there was a clash before what is moved came', () => {
		/** Of activity 3, planned at the dock that 1 and 2 clash at from 11:00 on. */
		function remediesAfter(from: string, to: string) {
			const crowd = [...crowded, load([3], ['16:00', '16:30'], { band: 2 })];
			const index = FindingsIndex.of(planOf(crowd));
			const before = new Set(index.findings().map(({ key }) => key));
			index.apply(changesOfMoves(index.plan, [{ id: 3, planned_start: at(from), planned_end: at(to) }]));
			const finding = index.findings().find(({ kind }) => kind === 'position-full');
			if (!finding) throw new Error('The dock is not full');
			expect(finding.activities).toContain(3);
			return { key: finding.key, before, all: remediesOf(index, finding, { now: MORNING, onlyOf: 3, before }) };
		}
		const away = [
			{ kind: 'position', moves: [{ id: 3, positionId: 2 }] },
			{ kind: 'time', moves: [{ id: 3, planned_start: at('13:00') }] },
		];

		test('CHK-22 its own move may leave that clash as it was', () => {
			const { key, before, all } = remediesAfter('10:30', '12:30');
			expect(before.has(key)).toBe(false);
			expect(all).toMatchObject(away);
		});

		test('CHK-22 also where the clash is the same with it', () => {
			const { key, before, all } = remediesAfter('11:15', '12:30');
			expect(before.has(key)).toBe(true);
			expect(all).toMatchObject(away);
		});
	});

	test('CHK-21 what has begun stays where it is', () => {
		const running = crowded.map((activity) => ({ ...activity, started: activity.from ?? '' }));
		expect(labels('position-full', running)).toEqual([]);
	});

	test('CHK-21 for what only a new activity can solve nothing is proposed', () => {
		expect(labels('missing-departure', [{ type: 'arrival', to: '10:00', vehicles: [1] }])).toEqual([]);
	});

	test('CHK-21 whatever is proposed solves the finding and makes no new one', () => {
		let proposed = 0;
		fc.assert(
			fc.property(briefs, (some) => {
				const index = indexOf(some);
				for (const finding of index.findings()) {
					const outcomes = remediesOf(index, finding, { now: MORNING }).map(({ moves }) =>
						whatWouldBreak(index, changesOfMoves(index.plan, moves)),
					);
					proposed += outcomes.length;
					expect(outcomes.filter(({ findings }) => findings.length > 0)).toEqual([]);
					expect(outcomes.filter(({ solved }) => !solved.includes(finding.key))).toEqual([]);
				}
			}),
		);
		expect(proposed).toBeGreaterThan(0);
	});

	test('CHK-21 the first of them are the same, with what stays where it is left out', () => {
		let proposed = 0;
		fc.assert(
			fc.property(briefs, (some) => {
				const index = indexOf(some);
				const [exceptId = 0] = index.plan.ids('activity');
				for (const finding of index.findings()) {
					const all = remediesOf(index, finding, { now: MORNING }).filter(({ moves }) =>
						moves.every(({ id }) => id !== exceptId),
					);
					proposed += all.length;
					expect(firstRemediesOf(index, finding, { now: MORNING, max: 2, exceptId })).toEqual(all.slice(0, 2));
				}
			}),
		);
		expect(proposed).toBeGreaterThan(0);
	});
});

describe('what a change would break', () => {
	const first = load([1], ['10:00', '11:00'], { position: null });
	const index = FindingsIndex.of(planOf([first, load([1], ['11:00', '12:00'], { position: null })]));
	const before = index.findings();

	test('CHK-22 a move names the findings it makes and the keys of those it solves', () => {
		const clash = changesOfMoves(index.plan, [{ id: 1, planned_end: at('11:30'), positionId: 2 }]);
		const { findings, solved } = whatWouldBreak(index, clash);
		expect(findings.map(({ key }) => key)).toEqual(['vehicle-overlap:1-1-2']);
		expect(solved).toEqual(['missing-position:1']);
	});

	test('CHK-22 an activity that is not saved yet takes part under an id of its own', () => {
		const row = activityOf({ ...load([1], ['10:30', '10:40'], { position: 2 }), id: -1 });
		const { findings } = whatWouldBreak(index, [{ entity: 'activity', id: -1, row }]);
		expect(findings.map(({ key }) => key)).toEqual(['vehicle-overlap:1--1-1']);
	});

	test('CHK-22 what is not saved yet is offered what is free', () => {
		const copy = index.copy();
		const row = activityOf({ ...load([1], ['10:30', '10:40'], { position: 2 }), id: -1 });
		const [clash] = copy.apply([{ entity: 'activity', id: -1, row }]).added;
		expect(clash && remediesOf(copy, clash, { now: MORNING }).map(({ moves }) => moves)).toContainEqual([
			{ id: -1, planned_start: at('12:00'), planned_end: at('12:10') },
		]);
	});

	test('CHK-22 asking changes nothing, and an activity that is not there is left out', () => {
		expect(changesOfMoves(index.plan, [{ id: 99, positionId: 1 }])).toEqual([]);
		expect(index.findings()).toBe(before);
	});
});
