import { ARRIVAL, CHECKIN, compareByPlan, DEPARTURE, type Placing } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { namedReference } from '../../db/rows.ts';
import { readTimes } from './stored-time.ts';

/**
 * What decides where vehicles stand, of all or of some vehicles, by plan: their running activities, and done ones that
 * come or depart (SPEC.md section 4).
 */
export async function placingsByVehicle(db: Db, ids?: readonly number[]): Promise<Map<number, Placing[]>> {
	const query = selectPlacings(db);
	const rows = await (ids ? query.where('activity_vehicle.vehicle_id', 'in', ids) : query).execute();
	const byVehicle = new Map<number, (Placing & { readonly id: number })[]>();
	for (const row of rows) {
		const { id, vehicle_id, type_id, type_name, position_id, position_name } = row;
		const placings = byVehicle.get(vehicle_id) ?? [];
		byVehicle.set(vehicle_id, placings);
		placings.push({
			id,
			activityType: { id: type_id, name: type_name },
			position: namedReference(position_id, position_name),
			...readTimes(row),
		});
	}
	for (const placings of byVehicle.values()) placings.sort(compareByPlan);
	return byVehicle;
}

function selectPlacings(db: Db) {
	return db
		.selectFrom('activity_vehicle')
		.innerJoin('activity', 'activity.id', 'activity_vehicle.activity_id')
		.innerJoin('activity_type', 'activity_type.id', 'activity.type_id')
		.leftJoin('position', 'position.id', 'activity.position_id')
		.select(['activity_vehicle.vehicle_id', 'activity.id', 'activity.type_id', 'activity_type.name as type_name'])
		.select(['activity.position_id', 'position.name as position_name', 'planned_start', 'planned_end'])
		.select(['activity.start', 'activity.end', 'activity.cancelled'])
		.where(({ and, eb, or }) =>
			or([
				and([eb('activity.start', 'is not', null), eb('activity.end', 'is', null)]),
				and([
					or([eb('activity.type_id', 'in', [DEPARTURE, ARRIVAL, CHECKIN]), eb('activity_type.name', '=', 'Departure')]),
					eb('activity.end', 'is not', null),
				]),
			]),
		);
}
