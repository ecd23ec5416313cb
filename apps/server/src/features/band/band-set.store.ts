import { chunksOf, inOrder } from '../../db/chunks.ts';
import type { Trx } from '../../db/database.ts';
import { type BandState, columnsOf } from './band.store.ts';

/** Inserts many bands; returns their ids in the same order. */
export async function insertBands(trx: Trx, states: readonly BandState[]): Promise<number[]> {
	const ids: number[] = [];
	for (const chunk of chunksOf(states)) {
		const rows = chunk.map((state) => ({ ...columnsOf(state), version: 1 }));
		ids.push(...inOrder(await trx.insertInto('band').values(rows).returning('id').execute()));
	}
	return ids;
}
