import type { VehicleReference } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';

/** The query behind every vehicle; callers narrow and widen it. */
export function selectVehicleReferences(db: Db) {
	return db
		.selectFrom('vehicle')
		.innerJoin('band', 'band.id', 'vehicle.band_id')
		.innerJoin('vehicle_type', 'vehicle_type.id', 'vehicle.type_id')
		.select([
			'vehicle.id',
			'vehicle.name',
			'vehicle.band_id',
			'band.name as band_name',
			'vehicle.type_id',
			'vehicle_type.slug',
			'vehicle_type.name as type_name',
			'vehicle_type.color as type_color',
		]);
}

/** Vehicles in one line: all, some, or those of some bands. */
export async function listVehicleReferences(
	db: Db,
	{ ids, bandIds }: { readonly ids?: readonly number[]; readonly bandIds?: readonly number[] } = {},
): Promise<VehicleReference[]> {
	if (ids?.length === 0) return [];
	let query = selectVehicleReferences(db);
	if (ids) query = query.where('vehicle.id', 'in', ids);
	if (bandIds) query = query.where('vehicle.band_id', 'in', bandIds);
	return (await query.execute()).map(referenceOf);
}

/** Row → wire. */
export function referenceOf(row: RowOf<typeof selectVehicleReferences>): VehicleReference {
	return {
		id: row.id,
		name: row.name,
		band: { id: row.band_id, name: row.band_name },
		type: { id: row.type_id, slug: row.slug, name: row.type_name, color: row.type_color },
	};
}
