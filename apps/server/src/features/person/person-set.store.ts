import type { Trx } from '../../db/database.ts';
import { chunksOf, excludedColumns, insertInChunks, type NextState } from '../../db/rows.ts';
import { columnsOf, type PersonValues } from './person.store.ts';

/** Inserts many persons; returns their ids in the same order. */
export async function insertPersons(trx: Trx, states: readonly PersonValues[]): Promise<number[]> {
	const rows = states.map((state) => ({ ...columnsOf(state), version: 1 }));
	return await insertInChunks(rows, (chunk) => trx.insertInto('person').values(chunk).returning('id').execute());
}

/** Brings many persons into their next states. */
export async function updatePersons(trx: Trx, next: readonly NextState<PersonValues>[]): Promise<void> {
	for (const chunk of chunksOf(next)) {
		const rows = chunk.map(({ id, state, version }) => ({ id, ...columnsOf(state), version }));
		await trx
			.insertInto('person')
			.values(rows)
			.onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(rows, 'id')))
			.execute();
	}
}
