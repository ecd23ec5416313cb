import type { Trx } from '../../db/database.ts';
import { chunksOf, excludedColumns, insertInChunks, type NextState } from '../../db/rows.ts';
import { columnsOf, type PositionState } from './position.store.ts';

/** Inserts many positions; returns their ids in the same order. */
export async function insertPositions(trx: Trx, states: readonly PositionState[]): Promise<number[]> {
	const rows = states.map((state) => ({ ...columnsOf(state), version: 1 }));
	return await insertInChunks(rows, (chunk) => trx.insertInto('position').values(chunk).returning('id').execute());
}

/** Brings many positions into their next states. */
export async function updatePositions(trx: Trx, next: readonly NextState<PositionState>[]): Promise<void> {
	for (const chunk of chunksOf(next)) {
		const rows = chunk.map(({ id, state, version }) => ({ id, ...columnsOf(state), version }));
		await trx
			.insertInto('position')
			.values(rows)
			.onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(rows, 'id')))
			.execute();
	}
}
