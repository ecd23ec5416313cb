import type { Trx } from '../../db/database.ts';
import { chunksOf, excludedColumns, insertInChunks, type NextState } from '../../db/rows.ts';
import { columnsOf, type VehicleState } from './vehicle.store.ts';

/** Inserts many vehicles; returns their ids in the same order. */
export async function insertVehicles(trx: Trx, states: readonly VehicleState[]): Promise<number[]> {
	const rows = states.map((state) => ({ ...columnsOf(state), version: 1 }));
	return await insertInChunks(rows, (chunk) => trx.insertInto('vehicle').values(chunk).returning('id').execute());
}

/** Brings many vehicles into their next states. */
export async function updateVehicles(trx: Trx, next: readonly NextState<VehicleState>[]): Promise<void> {
	for (const chunk of chunksOf(next)) {
		const rows = chunk.map(({ id, state, version }) => ({ id, ...columnsOf(state), version }));
		await trx
			.insertInto('vehicle')
			.values(rows)
			.onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(rows, 'id')))
			.execute();
	}
}
