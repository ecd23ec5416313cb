import type { Activity, ActivityType } from '@crossload/contract';
import {
	ACTIVITY_FIELDS,
	type FestivalTime,
	FindingsIndex,
	instantOf,
	type LocalDateTime,
	type PlanRows,
	readPlan,
} from '@crossload/domain';
import { expect, test } from 'vitest';
import { type ActivityFormValues, NO_VALUES } from './activity-form-values.ts';
import { triedActivity, whatItBreaks } from './tried-activity.ts';

const LOADIN = {
	id: 'loadin',
	name: 'Load-in',
	timeMode: 'range',
	allowedFields: [...ACTIVITY_FIELDS],
} as unknown as ActivityType;

/** A load-in of truck 1 at dock A, which has room for one vehicle, from 10:00 to 12:00. */
const PLAN = {
	activities: [
		{
			id: 7,
			activityType: LOADIN,
			band: { id: 1 },
			stage: null,
			position: { id: 1 },
			vehicles: [{ id: 1 }],
			planned_start: '2026-08-22T10:00:00+02:00',
			planned_end: '2026-08-22T12:00:00+02:00',
			start: null,
			end: null,
		},
	],
	stages: [{ id: 1, name: 'Plaza' }],
	positions: [
		{ id: 1, name: 'Dock A', tag: 'GEO', capacity: 1, stage: { id: 1 } },
		{ id: 2, name: 'Dock B', tag: 'GEO', capacity: 1, stage: { id: 1 } },
	],
	vehicles: [
		{ id: 1, name: 'Truck 1', licence_plate: null, band: { id: 1 } },
		{ id: 2, name: 'Truck 2', licence_plate: null, band: { id: 2 } },
	],
	bands: [
		{ id: 1, name: 'Wolf Ink' },
		{ id: 2, name: 'Mono' },
	],
} as unknown as PlanRows;

const MORNING = instantOf('2026-08-22T08:00:00+02:00' as FestivalTime);
const local = (clock: string) => `2026-08-22 ${clock}:00` as LocalDateTime;
const range = (from: string, to: string) => ({ from: local(from), to: local(to) });

const values = (changed: Partial<ActivityFormValues> = {}): ActivityFormValues => ({
	...NO_VALUES,
	activityTypeId: 'loadin',
	bandId: 2,
	positionId: 1,
	vehicleIds: [2],
	planned: range('11:00', '13:00'),
	...changed,
});

function breaks(changed: Partial<ActivityFormValues> = {}, activity: Activity | null = null) {
	const tried = triedActivity({ values: values(changed), type: LOADIN, activity });
	const { shown } = tried ? whatItBreaks(FindingsIndex.of(readPlan(PLAN)), tried) : { shown: null };
	return shown?.map(({ remedies, ...each }) => ({ ...each, moves: remedies(MORNING) })) ?? null;
}

const full = (changed?: Partial<ActivityFormValues>) =>
	breaks(changed)?.find(({ finding }) => finding.kind === 'position-full');

test('CHK-22 a dock that would be too full is named, with the other dock and the next free time', () => {
	expect(full()).toMatchObject({
		others: [7],
		moves: [
			{ id: -1, positionId: 2 },
			{ id: -1, planned_start: '2026-08-22T12:00:00+02:00', planned_end: '2026-08-22T14:00:00+02:00' },
		],
	});
});

test.each<[string, Partial<ActivityFormValues>]>([
	['at the other dock', { positionId: 2 }],
	['afterwards', { planned: range('12:00', '13:00') }],
	['when it is over', { start: '2026-08-22T11:00:00+02:00', end: '2026-08-22T11:30:00+02:00' } as never],
])('CHK-22 no dock is too full %s', (_when, changed) => {
	expect(full(changed)).toBeUndefined();
});

test('CHK-22 an activity that is there already does not stand in its own way', () => {
	const own = { bandId: 1, vehicleIds: [1] };
	const found = breaks(own, { id: 7, cancelled: null } as Activity);
	expect(found?.map(({ finding }) => finding.kind)).not.toContain('position-full');
	expect(found?.map(({ finding }) => finding.kind)).not.toContain('vehicle-overlap');
	expect(breaks(own)?.map(({ finding }) => finding.kind)).toContain('vehicle-overlap');
});

test.each<[string, Partial<ActivityFormValues>]>([
	['without a time', { planned: { from: null, to: null } }],
	['that ends before it begins', { planned: range('13:00', '11:00') }],
])('CHK-22 a plan %s breaks nothing yet', (_what, changed) => {
	expect(breaks(changed)).toBeNull();
});
