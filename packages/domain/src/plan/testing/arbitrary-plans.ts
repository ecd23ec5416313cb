import fc from 'fast-check';
import { ACTIVITY_FIELDS } from '../../activity/activity-type.ts';
import { timeOfMinutes } from '../minutes.ts';
import type { PlanChange } from '../plan-index.ts';
import type { Plan, PlanActivity } from '../plan-row.ts';
import { planActivity } from '../read-plan.ts';
import { planOf } from './plan-rows.ts';

const TYPES = [
	'arrival',
	'checkin',
	'parking',
	'loadin',
	'soundcheck',
	'show',
	'loadout',
	'crossload',
	'departure',
	'other',
];
const POINTS = ['arrival', 'checkin', 'departure'];

const id = fc.integer({ min: 1, max: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
const reference = maybe(id.map((value) => ({ id: value })));
/** Tens of minutes, so that much of it touches, around a midnight and a 06:00. */
const time = fc.integer({ min: 0, max: 60 }).map((tens) => timeOfMinutes(29_700_000 + tens * 10));
const rarely = fc.option(time, { freq: 1 });

/** Any activity; every time in it is one of a few. */
export const activities = fc
	.record({
		id: fc.integer({ min: 1, max: 25 }),
		type: fc.constantFrom(...TYPES),
		times: fc.tuple(time, time),
		started: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rarely }),
		ended: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rarely }),
		cancelled: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: time }),
		band: reference,
		stage: reference,
		position: reference,
		vehicles: fc.uniqueArray(id, { maxLength: 2 }).map((ids) => ids.map((value) => ({ id: value }))),
	})
	.map(({ type, times, started, ended, ...row }): PlanActivity => {
		const [from, to] = times.toSorted();
		const isPoint = POINTS.includes(type);
		return planActivity({
			...row,
			activityType: { id: type, name: type, timeMode: isPoint ? 'point' : 'range', allowedFields: ACTIVITY_FIELDS },
			planned_start: isPoint ? null : (from ?? null),
			planned_end: to ?? null,
			start: started,
			end: ended,
		});
	});

const rows = {
	activity: activities,
	stage: fc.record({
		id,
		name: fc.constant('Plaza'),
		changeover: fc.constantFrom(0, 30),
		curfew: maybe(fc.constantFrom(0, 120, 1380)),
	}),
	position: fc.record({
		id,
		name: fc.constant('Dock'),
		tag: fc.constant('GEO' as const),
		capacity: maybe(fc.integer({ min: 1, max: 2 })),
		stageId: maybe(id),
	}),
	vehicle: fc.record({ id, name: fc.constant('Truck'), licence_plate: fc.constant(null), bandId: id }),
	band: fc.record({ id, name: fc.constant('Wolf Ink') }),
	settings: fc.record({ turnaround: fc.constantFrom(0, 10, 30) }),
};

const setting = rows.settings.map((row): PlanChange => ({ entity: 'settings', row }));
const entities = ['activity', 'stage', 'position', 'vehicle', 'band'] as const;
const setOrRemoved = entities.map((entity) =>
	fc.tuple(rows[entity] as fc.Arbitrary<{ id: number }>, fc.boolean()).map(([row, isThere]) => {
		return { entity, id: row.id, row: isThere || entity === 'activity' ? row : null } as PlanChange;
	}),
);
const removedActivity = rows.activity.map(({ id: gone }): PlanChange => ({ entity: 'activity', id: gone, row: null }));
const [activityChange, ...groundChanges] = setOrRemoved;
/** One row that is new, other or gone. */
export const change = fc.oneof(
	{ weight: 10, arbitrary: activityChange ?? setting },
	{ weight: 3, arbitrary: removedActivity },
	...groundChanges.map((arbitrary) => ({ weight: 1, arbitrary })),
	{ weight: 1, arbitrary: setting },
);
export const batches = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 12 });

export const EMPTY: Plan = planOf([]);
/** Activities that share nearly everything. */
export const crowded = fc
	.uniqueArray(activities, { selector: (row) => row.id, maxLength: 25 })
	.map((some): Plan => ({ ...EMPTY, activities: some }));

/** The plan that changes lead to, made without any index. */
export function planAfter(plan: Plan, changes: readonly PlanChange[]): Plan {
	const of = <E extends PlanChange['entity']>(entity: E) =>
		changes.filter((made): made is Extract<PlanChange, { entity: E }> => made.entity === entity);
	return {
		activities: rowsAfter(plan.activities, of('activity')),
		stages: rowsAfter(plan.stages, of('stage')),
		positions: rowsAfter(plan.positions, of('position')),
		vehicles: rowsAfter(plan.vehicles, of('vehicle')),
		bands: rowsAfter(plan.bands, of('band')),
		settings: of('settings').at(-1)?.row ?? plan.settings,
	};
}

function rowsAfter<Row extends { id: number }>(
	rows: readonly Row[],
	changes: readonly { id: number; row: Row | null }[],
) {
	const byId = new Map<number, Row | null>(rows.map((row) => [row.id, row]));
	for (const made of changes) byId.set(made.id, made.row);
	return [...byId.values()].filter((row) => row !== null);
}
