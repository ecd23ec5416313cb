import type { Trx } from '../../db/database.ts';
import { chunksOf, inOrder } from '../../db/rows.ts';
import { columnsOf, type VehicleState } from './vehicle.store.ts';

/** Inserts many vehicles; returns their ids in the same order. */
export async function insertVehicles(trx: Trx, states: readonly VehicleState[]): Promise<number[]> {
	const ids: number[] = [];
	for (const chunk of chunksOf(states)) {
		const rows = chunk.map((state) => ({ ...columnsOf(state), version: 1 }));
		ids.push(...inOrder(await trx.insertInto('vehicle').values(rows).returning('id').execute()));
	}
	return ids;
}

/** Brings many vehicles into their next states. */
export async function updateVehicles(
	trx: Trx,
	next: readonly { readonly id: number; readonly state: VehicleState; readonly version: number }[],
): Promise<void> {
	for (const chunk of chunksOf(next)) {
		const rows = chunk.map(({ id, state, version }) => ({ id, ...columnsOf(state), version }));
		await trx
			.insertInto('vehicle')
			.values(rows)
			.onConflict((conflict) =>
				conflict.column('id').doUpdateSet(({ ref }) => ({
					name: ref('excluded.name'),
					band_id: ref('excluded.band_id'),
					type_id: ref('excluded.type_id'),
					licence_plate: ref('excluded.licence_plate'),
					driver: ref('excluded.driver'),
					driver_tel: ref('excluded.driver_tel'),
					comment: ref('excluded.comment'),
					sub_vehicle: ref('excluded.sub_vehicle'),
					sub_vehicle_connected: ref('excluded.sub_vehicle_connected'),
					version: ref('excluded.version'),
				})),
			)
			.execute();
	}
}
