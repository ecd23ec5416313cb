import type { ActivityBrief, Vehicle, VehicleReference, VehicleType } from '@crossload/contract';
import { compareNames, compareVehicles, vehicleFacts } from '@crossload/domain';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { Db, Trx } from '../../db/database.ts';
import { briefsByVehicle, type VehicleFilter } from '../activity/activity-brief.store.ts';

/** A vehicle's own fields, references as ids: what is written and what the change log keeps. */
export interface VehicleState {
	readonly name: string;
	readonly bandId: number;
	readonly typeId: string;
	readonly licence_plate: string | null;
	readonly driver: string | null;
	readonly driver_tel: string | null;
	readonly comment: string | null;
	readonly subVehicle: string | null;
	readonly subVehicleConnected: boolean | null;
}

/** Vehicles with their activities and whereabouts, by band and name. */
export async function listVehicles(db: Db, filter: VehicleFilter = {}): Promise<Vehicle[]> {
	if (filter.ids?.length === 0) return [];
	let query = selectVehicles(db);
	if (filter.ids) query = query.where('vehicle.id', 'in', filter.ids);
	if (filter.bandId !== undefined) query = query.where('vehicle.band_id', '=', filter.bandId);
	const rows = await query.execute();
	const activities = await briefsByVehicle(db, filter);
	return rows.map((row) => vehicleOf(row, activities.get(row.id) ?? [])).sort(compareVehicles);
}

export async function findVehicle(db: Db, id: number): Promise<Vehicle | undefined> {
	return (await listVehicles(db, { ids: [id] }))[0];
}

/** The vehicle's own fields, for changing it. */
export function vehicleState(vehicle: Vehicle): VehicleState {
	const { name, band, type, licence_plate, driver, driver_tel, comment, subVehicle, subVehicleConnected } = vehicle;
	return {
		name,
		bandId: band.id,
		typeId: type.id,
		licence_plate,
		driver,
		driver_tel,
		comment,
		subVehicle,
		subVehicleConnected,
	};
}

/** A vehicle as the change log keeps it. */
export function loggedVehicle(vehicle: Vehicle): LoggedState {
	return { ...vehicleState(vehicle), version: vehicle.version };
}

/** Vehicles in one line, of the given bands or of each that has any, by name. */
export async function vehicleReferencesByBand(
	db: Db,
	bandIds?: readonly number[],
): Promise<Map<number, VehicleReference[]>> {
	let query = selectVehicles(db);
	if (bandIds) query = query.where('vehicle.band_id', 'in', bandIds);
	const byBand = new Map<number, VehicleReference[]>();
	for (const row of await query.execute()) {
		const owned = byBand.get(row.band_id) ?? [];
		byBand.set(row.band_id, owned);
		owned.push(referenceOf(row));
	}
	for (const owned of byBand.values()) owned.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
	return byBand;
}

export async function listVehicleTypes(db: Db): Promise<VehicleType[]> {
	return await db.selectFrom('vehicle_type').select(['id', 'slug', 'name', 'color']).orderBy('sort_order').execute();
}

/** Answers the new vehicle's id. */
export async function insertVehicle(trx: Trx, state: VehicleState): Promise<number> {
	const row = { ...columnsOf(state), version: 1 };
	return (await trx.insertInto('vehicle').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateVehicle(trx: Trx, id: number, state: VehicleState): Promise<void> {
	await trx
		.updateTable('vehicle')
		.set((row) => ({ ...columnsOf(state), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteVehicle(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('vehicle').where('id', '=', id).execute();
}

function columnsOf({ bandId, typeId, subVehicle, subVehicleConnected, ...named }: VehicleState) {
	const { name, licence_plate, driver, driver_tel, comment } = named;
	return {
		name,
		band_id: bandId,
		type_id: typeId,
		licence_plate,
		driver,
		driver_tel,
		comment,
		sub_vehicle: subVehicle,
		sub_vehicle_connected: subVehicleConnected === null ? null : Number(subVehicleConnected),
	};
}

function selectVehicles(db: Db) {
	return db
		.selectFrom('vehicle')
		.innerJoin('band', 'band.id', 'vehicle.band_id')
		.innerJoin('vehicle_type', 'vehicle_type.id', 'vehicle.type_id')
		.selectAll('vehicle')
		.select([
			'band.name as band_name',
			'vehicle_type.slug',
			'vehicle_type.name as type_name',
			'vehicle_type.color as type_color',
		]);
}

type VehicleRow = Awaited<ReturnType<ReturnType<typeof selectVehicles>['execute']>>[number];

function referenceOf(row: VehicleRow): VehicleReference {
	return {
		id: row.id,
		name: row.name,
		band: { id: row.band_id, name: row.band_name },
		type: { id: row.type_id, slug: row.slug, name: row.type_name, color: row.type_color },
	};
}

function vehicleOf(row: VehicleRow, activities: ActivityBrief[]): Vehicle {
	return {
		...referenceOf(row),
		licence_plate: row.licence_plate,
		driver: row.driver,
		driver_tel: row.driver_tel,
		comment: row.comment,
		subVehicle: row.sub_vehicle,
		subVehicleConnected: row.sub_vehicle_connected === null ? null : row.sub_vehicle_connected === 1,
		...vehicleFacts(activities),
		activities,
		version: row.version,
	};
}
