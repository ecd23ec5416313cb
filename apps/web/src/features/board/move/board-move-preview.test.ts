import {
	type ActivityRow,
	type Minutes,
	minutesOf,
	type PlanRows,
	parseInstant,
	timeOfMinutes,
} from '@crossload/domain';
import { expect, test } from 'vitest';
import { PlanModel } from '../../../api/plan/plan-model.ts';
import { previewMoves } from './board-move-preview.ts';

const NOON = minutesOf(parseInstant('2026-08-22T12:00:00+02:00') ?? (0 as never));
const time = (minute: Minutes) => timeOfMinutes(NOON + minute);

/** At a dock, by minutes after noon. */
const load = (id: number, [from, to]: readonly [number, number]): ActivityRow => ({
	id,
	activityType: { id: 'loadin', name: 'Load-in', timeMode: 'range', allowedFields: ['position', 'vehicles'] },
	band: { id: 1 },
	stage: null,
	position: { id: 1 },
	vehicles: [{ id }],
	planned_start: time(from),
	planned_end: time(to),
	start: null,
	end: null,
	cancelled: null,
});

/** A dock for one vehicle at which 1 and 2 clash from minute 60 on; 3 comes at minute 300. */
const rows: PlanRows = {
	activities: [load(1, [0, 120]), load(2, [60, 180]), load(3, [300, 330])],
	stages: [],
	positions: [
		{ id: 1, name: 'Dock A', tag: 'GEO', capacity: 1 },
		{ id: 2, name: 'Dock B', tag: 'GEO', capacity: 1 },
	],
	vehicles: [1, 2, 3].map((id) => ({ id, name: `Van ${id}`, licence_plate: null, band: { id: 1 } })),
	bands: [{ id: 1, name: 'Night Market' }],
};

function previewOf(id: number, [from, to]: readonly [number, number]) {
	const { findings, still, remedies } = previewMoves(new PlanModel(rows), [
		{ id, planned_start: time(from), planned_end: time(to) },
	]);
	const instant = parseInstant(time(-60)) ?? (0 as never);
	return { kinds: findings.map(({ kind }) => kind), still: still()?.kind, remedies: remedies(id, instant) };
}

const away = [
	{ id: 3, positionId: 2 },
	{ id: 3, planned_start: time(180) },
];

test('BRD-04 CHK-22 what makes a clash begin sooner is offered where that is as it was', () => {
	expect(previewOf(3, [30, 60])).toMatchObject({ kinds: ['position-full'], remedies: away });
});

test('BRD-04 CHK-22 what comes to a clash that was there is told so, and offered where it has no part in it', () => {
	expect(previewOf(3, [70, 100])).toMatchObject({ kinds: ['position-full'], remedies: away });
});

test('BRD-04 CHK-22 what was in a clash and still is makes none, and is offered what helps', () => {
	expect(previewOf(2, [65, 185])).toMatchObject({
		kinds: [],
		still: 'position-full',
		remedies: [
			{ id: 2, positionId: 2 },
			{ id: 2, planned_start: time(120) },
		],
	});
	expect(previewOf(2, [125, 185])).toEqual({ kinds: [], still: undefined, remedies: [] });
});
