import { expect, test } from 'vitest';
import type { ActivityField, TimeMode } from '../activity/activity-type.ts';
import { at } from '../testing/times.ts';
import { PlanIndex } from './plan-index.ts';
import { previewTemplate } from './preview-template.ts';
import type { TemplateBand, TemplateStep, TemplateType } from './template.ts';
import { type Brief, GROUNDS, planOf } from './testing/plan-rows.ts';

const TYPES = new Map(
	(
		[
			['checkin', 'point', ['band', 'position', 'vehicles']],
			['loadin', 'range', ['band', 'stage', 'position', 'vehicles']],
			['crossload', 'range', ['band', 'stage', 'position', 'vehicles']],
			['soundcheck', 'range', ['band', 'stage']],
		] as const satisfies readonly (readonly [string, TimeMode, readonly ActivityField[]])[]
	).map(([id, timeMode, allowedFields]): [string, TemplateType] => [id, { id, name: id, timeMode, allowedFields }]),
);

const WOLF: TemplateBand = {
	id: 1,
	stageId: 2,
	vehicles: [
		{ id: 1, typeId: 'truck18' },
		{ id: 2, typeId: 'nightliner' },
	],
};
const MONO: TemplateBand = { id: 2, stageId: 1, vehicles: [{ id: 3, typeId: 'van' }] };

function step(activityTypeId: string, overrides: Partial<TemplateStep> = {}): TemplateStep {
	const where = { positionId: null, stageDock: false, vehicles: 'all', info: null } as const;
	return { activityTypeId, anchor: 'show_start', offset: -120, duration: 30, ...where, ...overrides };
}

interface Setting {
	readonly activities: readonly Brief[];
	readonly steps: readonly TemplateStep[];
	readonly bands?: readonly TemplateBand[];
	readonly rows?: object;
}

function preview({ activities, steps, bands = [WOLF], rows }: Setting) {
	return previewTemplate(PlanIndex.of(planOf(activities, rows)), { steps, bands, types: TYPES });
}

const SHOW: Brief = { type: 'show', band: 1, stage: 1, from: '20:00', to: '21:00' };
const MONO_SHOW: Brief = { type: 'show', band: 2, stage: 1, from: '20:00', to: '21:00' };

test('TPL-02 a step counts from the planned start or end of the show and names its stage and vehicles', () => {
	const steps = [step('checkin'), step('loadin', { anchor: 'show_end', offset: 10, positionId: 3, info: 'Ramp' })];
	expect(preview({ activities: [SHOW], steps }).create).toEqual([
		{
			activityTypeId: 'checkin',
			bandId: 1,
			stageId: null,
			positionId: null,
			vehicleIds: [1, 2],
			planned_start: null,
			planned_end: at('18:00'),
			info: null,
		},
		{
			activityTypeId: 'loadin',
			bandId: 1,
			stageId: 1,
			positionId: 3,
			vehicleIds: [1, 2],
			planned_start: at('21:10'),
			planned_end: at('21:40'),
			info: 'Ramp',
		},
	]);
});

test('TPL-02 what is made takes part in the plan under ids below 0', () => {
	const { changes } = preview({ activities: [SHOW], steps: [step('checkin'), step('loadin')] });
	expect(changes.map((change) => 'id' in change && change.id)).toEqual([-1, -2]);
});

test.each<[string, readonly Brief[], string | null]>([
	['the earliest open show', [{ ...SHOW, from: '23:00', to: '24:00' }, SHOW], '18:00'],
	[
		'not one that is over',
		[
			{ ...SHOW, started: '20:00', ended: '21:00' },
			{ ...SHOW, from: '23:00', to: '24:00' },
		],
		'21:00',
	],
	[
		'not a cancelled one',
		[
			{ ...SHOW, cancelled: true },
			{ ...SHOW, from: '23:00', to: '24:00' },
		],
		'21:00',
	],
	['its planned time, though it runs late', [{ ...SHOW, started: '20:20' }], '18:00'],
	['none without a time', [{ ...SHOW, from: null, to: null }], null],
	['none without a show', [], null],
])('TPL-02 the anchor is %s', (_, activities, expected) => {
	const { create, skipped } = preview({ activities, steps: [step('loadin')] });
	expect(create.map(({ planned_start }) => planned_start)).toEqual(expected === null ? [] : [at(expected)]);
	expect(skipped).toEqual(expected === null ? [{ bandId: 1, step: 0, why: 'no-show' }] : []);
});

const RUN: Brief = { type: 'crossload', band: 1, from: '12:00', to: '12:30' };

test.each<[string, readonly Brief[], readonly number[]]>([
	['none is there', [], []],
	['one is there', [RUN], [0]],
	['a done one is there', [{ ...RUN, started: '12:00', ended: '12:30' }], [0]],
	['a cancelled one is there', [{ ...RUN, cancelled: true }], []],
	['two are there', [RUN, RUN], [0, 2]],
	['more are there', [RUN, RUN, RUN], [0, 2]],
	["another band's is there", [{ ...RUN, band: 2 }], []],
])('TPL-02 of two runs of a type those that the band has are left out: %s', (_, runs, left) => {
	const steps = [step('crossload'), step('loadin'), step('crossload', { offset: -60 })];
	const { skipped, create } = preview({ activities: [SHOW, ...runs], steps });
	expect(skipped).toEqual(left.map((place) => ({ bandId: 1, step: place, why: 'has-one' })));
	expect(create).toHaveLength(3 - left.length);
});

test.each<[string, TemplateStep['vehicles'], readonly number[]]>([
	['all', 'all', [1, 2]],
	['none', 'none', []],
	['of a type', ['nightliner'], [2]],
	['of a type that the band has none of', ['van'], []],
])('TPL-02 the vehicles of a step: %s', (_, vehicles, expected) => {
	expect(preview({ activities: [SHOW], steps: [step('loadin', { vehicles })] }).create[0]?.vehicleIds).toEqual(
		expected,
	);
});

test("TPL-02 the band's stage counts where the show names none", () => {
	const { create } = preview({ activities: [{ ...SHOW, stage: null }], steps: [step('loadin')] });
	expect(create[0]?.stageId).toBe(2);
});

const DOCK = step('loadin', { stageDock: true, vehicles: ['truck18', 'van'], positionId: 3 });
const docks = (...capacities: readonly number[]) => ({
	positions: [
		...capacities.map((capacity, n) => ({ id: n + 1, name: `Dock ${n + 1}`, tag: 'GEO', capacity, stage: { id: 1 } })),
		{ id: 3, name: 'Yard', tag: 'SA' },
	],
});
const inTheWay = (from: string, to: string, vehicles: readonly number[] = [3]): Brief => ({
	type: 'loadin',
	band: 2,
	position: 1,
	from,
	to,
	vehicles,
});

test.each<[string, readonly Brief[], { docks: readonly number[]; expected: number }]>([
	['the first where nobody stands', [], { docks: [1, 1], expected: 1 }],
	['the next where the first is full at that time', [inTheWay('18:10', '18:20')], { docks: [1, 1], expected: 2 }],
	['the first where it is full before', [inTheWay('17:00', '18:00')], { docks: [1, 1], expected: 1 }],
	['the first where it is full after', [inTheWay('18:30', '19:00')], { docks: [1, 1], expected: 1 }],
	['the first where it has room for both', [inTheWay('18:10', '18:20')], { docks: [2, 1], expected: 1 }],
	['the first where its own vehicle stands already', [inTheWay('18:00', '18:20', [1])], { docks: [1, 1], expected: 1 }],
	[
		'the next where something without a vehicle stands',
		[inTheWay('18:00', '18:20', [])],
		{ docks: [1, 1], expected: 2 },
	],
	[
		'the first where none has room',
		[inTheWay('18:10', '18:20'), { ...inTheWay('18:10', '18:20', []), position: 2 }],
		{ docks: [1, 1], expected: 1 },
	],
	["the step's own position at a stage without docks", [], { docks: [], expected: 3 }],
])('TPL-02 a dock of the stage is %s', (_, activities, { docks: capacities, expected }) => {
	const made = preview({ activities: [SHOW, ...activities], steps: [DOCK], rows: docks(...capacities) });
	expect(made.create[0]?.positionId).toBe(expected);
});

test('TPL-02 more vehicles than a dock holds go to the next one', () => {
	const steps = [step('loadin', { stageDock: true })];
	expect(preview({ activities: [SHOW], steps, rows: docks(1, 2) }).create[0]?.positionId).toBe(2);
});

test('TPL-02 what was made before takes up room', () => {
	const made = preview({ activities: [SHOW, MONO_SHOW], steps: [DOCK], bands: [WOLF, MONO], rows: docks(1, 1) });
	expect(made.create.map(({ bandId, positionId }) => [bandId, positionId])).toEqual([
		[1, 1],
		[2, 2],
	]);
});

test('TPL-02 what an activity type does not allow is left out', () => {
	const steps = [step('soundcheck', { positionId: 3 })];
	expect(preview({ activities: [SHOW], steps }).create).toMatchObject([
		{ stageId: 1, positionId: null, vehicleIds: [], planned_start: at('18:00') },
	]);
});

test('TPL-02 the plan is left as it is', () => {
	const plan = PlanIndex.of(planOf([SHOW], GROUNDS));
	previewTemplate(plan, { steps: [DOCK], bands: [WOLF], types: TYPES });
	expect(plan.activitiesOf('band', 1)).toHaveLength(1);
});
