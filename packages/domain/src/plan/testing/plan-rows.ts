import { ACTIVITY_FIELDS } from '../../activity/activity-type.ts';
import { at } from '../../testing/times.ts';
import { type DescribedFinding, describeFinding } from '../describe-finding.ts';
import { FindingsIndex } from '../findings-index.ts';
import type { PlanActivity } from '../plan-row.ts';
import { type PlanRows, planActivity, readPlan } from '../read-plan.ts';

const POINTS = ['arrival', 'checkin', 'departure'];

/** An activity in few words: type, times of Saturday's clock, and what it names. */
export interface Brief {
	readonly id?: number;
	readonly type: string;
	readonly from?: string | null;
	readonly to?: string | null;
	readonly started?: string;
	readonly ended?: string;
	readonly cancelled?: boolean;
	readonly band?: number | null;
	readonly stage?: number | null;
	readonly position?: number | null;
	readonly vehicles?: readonly number[];
}

const timeOf = (clock: string | null | undefined) => (clock ? at(clock) : null);
const reference = (id: number | null | undefined) => (id ? { id } : null);

export function activityOf(brief: Brief): PlanActivity {
	const { id = 1, type, from, to, started, ended, cancelled = false, vehicles = [] } = brief;
	return planActivity({
		id,
		activityType: {
			id: type,
			name: `The ${type}`,
			timeMode: POINTS.includes(type) ? 'point' : 'range',
			allowedFields: ACTIVITY_FIELDS,
		},
		band: reference(brief.band),
		stage: reference(brief.stage),
		position: reference(brief.position),
		vehicles: vehicles.map((vehicle) => ({ id: vehicle })),
		planned_start: timeOf(from),
		planned_end: timeOf(to),
		start: timeOf(started),
		end: timeOf(ended),
		cancelled: cancelled ? at('12:00') : null,
	});
}

/** Stages 1 and 2, positions 1 to 3, bands 1 and 2, vehicles 1 and 2 of the first and 3 of the second. */
export const GROUNDS = {
	activities: [],
	stages: [
		{ id: 1, name: 'Plaza' },
		{ id: 2, name: 'Tent', changeover: 0, curfew: '23:00' },
	],
	positions: [
		{ id: 1, name: 'Dock A', tag: 'GEO', capacity: 1, stage: { id: 1 } },
		{ id: 2, name: 'Dock B', tag: 'GEO', stage: { id: 1 } },
		{ id: 3, name: 'Yard', tag: 'SA' },
	],
	vehicles: [
		{ id: 1, name: 'Truck 1', licence_plate: null, band: { id: 1 } },
		{ id: 2, name: 'Truck 2', licence_plate: null, band: { id: 1 } },
		{ id: 3, name: 'Van', licence_plate: null, band: { id: 2 } },
	],
	bands: [
		{ id: 1, name: 'Wolf Ink' },
		{ id: 2, name: 'Mono' },
	],
} as const satisfies PlanRows;

/** The plan of some activities; those without an id are numbered as they stand, from 1. */
export function planOf(activities: readonly Brief[], rows: Partial<PlanRows> = {}) {
	return {
		...readPlan({ ...GROUNDS, ...rows }),
		activities: activities.map((brief, index) => activityOf({ id: index + 1, ...brief })),
	};
}

/** The findings of some kinds as `key from–to`, times of the clock only, in their order. */
export function found(activities: readonly Brief[], kinds: readonly string[], rows: Partial<PlanRows> = {}): string[] {
	return described(activities, kinds, rows).map(({ key, from, to }) => {
		const clock = (time: string | null) => time?.slice(11, 16) ?? '';
		return from === null ? key : `${key} ${clock(from)}–${clock(to)}`;
	});
}

export function described(
	activities: readonly Brief[],
	kinds: readonly string[],
	rows: Partial<PlanRows> = {},
): DescribedFinding[] {
	const index = FindingsIndex.of(planOf(activities, rows));
	return index
		.findings()
		.filter(({ kind }) => kinds.includes(kind))
		.map((finding) => describeFinding(finding, index.plan));
}
