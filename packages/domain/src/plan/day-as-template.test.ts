import { expect, test } from 'vitest';
import { type ActDay, stepsOfDay } from './day-as-template.ts';
import { FARTHEST_STEP } from './template.ts';
import { activityOf, type Brief } from './testing/plan-rows.ts';

const VEHICLES = [
	{ id: 1, typeId: 'truck18' },
	{ id: 2, typeId: 'nightliner' },
];

function day(activities: readonly Brief[], overrides: Partial<ActDay> = {}) {
	const rows = activities.map((brief, place) => activityOf({ id: place + 1, band: 1, ...brief }));
	return stepsOfDay({ activities: rows, vehicles: VEHICLES, docks: new Set([1, 2]), ...overrides });
}

const SHOW: Brief = { type: 'show', from: '20:00', to: '21:00' };

test.each<{ case: string; brief: Brief; step: object }>([
	{
		case: 'a point before the show',
		brief: { type: 'checkin', to: '16:00', vehicles: [1, 2] },
		step: { anchor: 'show_start', offset: -240, duration: 0, vehicles: 'all' },
	},
	{
		case: 'a load-in at a dock of the stage',
		brief: { type: 'loadin', from: '17:00', to: '17:45', position: 2, vehicles: [1] },
		step: {
			anchor: 'show_start',
			offset: -180,
			duration: 45,
			stageDock: true,
			positionId: null,
			vehicles: ['truck18'],
		},
	},
	{
		case: 'what comes after counts from the show’s end',
		brief: { type: 'loadout', from: '21:10', to: '21:50', position: 3 },
		step: { anchor: 'show_end', offset: 10, duration: 40, stageDock: false, positionId: 3, vehicles: 'none' },
	},
	{
		case: 'what begins during the show',
		brief: { type: 'loadout', from: '20:50', to: '21:20' },
		step: { anchor: 'show_end', offset: -10, duration: 30 },
	},
	{
		case: 'parking at a dock, which is no matter of the stage',
		brief: { type: 'parking', from: '15:00', to: '22:00', position: 1 },
		step: { offset: -300, duration: 420, stageDock: false, positionId: 1 },
	},
])('TPL-04 a day becomes steps: $case', ({ brief, step }) => {
	expect(day([SHOW, brief]).steps).toEqual([expect.objectContaining({ activityTypeId: brief.type, ...step })]);
});

test('TPL-04 steps stand in the order of time, without shows and what is cancelled or has no plan', () => {
	const { steps } = day([
		{ type: 'loadin', from: '18:00', to: '18:30' },
		SHOW,
		{ type: 'show', from: '23:00', to: '23:30' },
		{ type: 'checkin', to: '15:00' },
		{ type: 'loadout', from: '21:00', to: '21:30', cancelled: true },
		{ type: 'departure' },
	]);
	expect(steps.map(({ activityTypeId }) => activityTypeId)).toEqual(['checkin', 'loadin']);
});

test('TPL-04 without a planned show there is nothing to count from', () => {
	const none = { steps: [], leftOut: 0 };
	expect(day([{ type: 'loadin', from: '18:00', to: '18:30' }])).toEqual(none);
	expect(
		day([
			{ ...SHOW, cancelled: true },
			{ type: 'checkin', to: '15:00' },
		]),
	).toEqual(none);
});

test('TPL-04 what begins more than fourteen days from the show, or lasts longer, is left out and counted', () => {
	const show = activityOf({ id: 1, band: 1, ...SHOW });
	const { planned_start: begin } = show;
	if (begin === null) throw new Error('The show has no time');
	const parking = (id: number, from: number, to: number) => ({
		...activityOf({ id, band: 1, type: 'parking' }),
		planned_start: begin + from,
		planned_end: begin + to,
	});
	const activities = [
		show,
		parking(2, -FARTHEST_STEP, 0),
		parking(3, -FARTHEST_STEP - 1, 0),
		parking(4, -60, FARTHEST_STEP),
		parking(5, 60 + FARTHEST_STEP, 61 + FARTHEST_STEP),
		parking(6, 61 + FARTHEST_STEP, 62 + FARTHEST_STEP),
	];
	const { steps, leftOut } = stepsOfDay({ activities, vehicles: VEHICLES, docks: new Set() });
	expect(steps.map(({ anchor, offset }) => [anchor, offset])).toEqual([
		['show_start', -FARTHEST_STEP],
		['show_end', FARTHEST_STEP],
	]);
	expect(leftOut).toBe(3);
});
