import type { ActivityBrief, Vehicle, VehicleDetail, VehicleType } from '@crossload/contract';
import { compareVehicles, vehicleFacts } from '@crossload/domain';
import type { Db, Identity } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';
import { listActivities } from '../activity/activity.store.ts';
import { briefsByVehicle, type VehicleFilter } from '../activity/activity-brief.store.ts';
import { referenceOf, selectVehicleReferences } from './vehicle-reference.store.ts';

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

/** The values of a vehicle of which no more than its name, band and type has been given. */
export const EMPTY_VEHICLE = {
	licence_plate: null,
	driver: null,
	driver_tel: null,
	comment: null,
	subVehicle: null,
	subVehicleConnected: null,
} satisfies Partial<VehicleState>;

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

/** A vehicle with its whole activities. */
export async function findVehicleDetail(db: Db, id: number): Promise<VehicleDetail | undefined> {
	const vehicle = await findVehicle(db, id);
	return vehicle && { ...vehicle, activities: await listActivities(db, { vehicleId: id }) };
}

/** The own fields of all vehicles, by id. */
export async function listVehicleStates(db: Db): Promise<(VehicleState & Identity)[]> {
	const rows = await db
		.selectFrom('vehicle')
		.select(['id', 'version', 'name', 'band_id as bandId', 'type_id as typeId'])
		.select(['licence_plate', 'driver', 'driver_tel', 'comment', 'sub_vehicle as subVehicle', 'sub_vehicle_connected'])
		.orderBy('id')
		.execute();
	return rows.map(({ sub_vehicle_connected: connected, ...own }) => ({
		...own,
		subVehicleConnected: yesOrNo(connected),
	}));
}

/** The vehicle's own fields, for changing it. */
export function vehicleState(vehicle: Vehicle): VehicleState {
	const { name, band, type, licence_plate, driver, driver_tel, comment, subVehicle, subVehicleConnected } = vehicle;
	const ids = { bandId: band.id, typeId: type.id };
	return { name, ...ids, licence_plate, driver, driver_tel, comment, subVehicle, subVehicleConnected };
}

/** A vehicle as the change log keeps it. */
export function loggedVehicle(vehicle: Vehicle) {
	return { ...vehicleState(vehicle), version: vehicle.version };
}

export async function listVehicleTypes(db: Db): Promise<VehicleType[]> {
	return await db.selectFrom('vehicle_type').select(['id', 'slug', 'name', 'color']).orderBy('sort_order').execute();
}

/** How vehicles are written. */
export const vehicleRows = versionedRows('vehicle', columnsOf);

function yesOrNo(connected: number | null): boolean | null {
	return connected === null ? null : connected === 1;
}

/** A vehicle as its table has it. */
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
	return selectVehicleReferences(db).select([
		'vehicle.licence_plate',
		'vehicle.driver',
		'vehicle.driver_tel',
		'vehicle.comment',
		'vehicle.sub_vehicle',
		'vehicle.sub_vehicle_connected',
		'vehicle.version',
	]);
}

type VehicleRow = RowOf<typeof selectVehicles>;

function vehicleOf(row: VehicleRow, activities: ActivityBrief[]): Vehicle {
	return {
		...referenceOf(row),
		licence_plate: row.licence_plate,
		driver: row.driver,
		driver_tel: row.driver_tel,
		comment: row.comment,
		subVehicle: row.sub_vehicle,
		subVehicleConnected: yesOrNo(row.sub_vehicle_connected),
		...vehicleFacts(activities),
		activities,
		version: row.version,
	};
}
