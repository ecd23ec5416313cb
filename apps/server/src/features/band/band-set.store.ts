import type { Db, Trx } from '../../db/database.ts';
import { chunksOf, inOrder } from '../../db/rows.ts';
import { type BandState, columnsOf } from './band.store.ts';

/** The own fields of all bands, by id. */
export async function listBandStates(db: Db): Promise<(BandState & { readonly id: number })[]> {
	return await db
		.selectFrom('band')
		.select(['id', 'name', 'status', 'stage_id as stageId', 'touring_party as touringParty', 'notes'])
		.select('production_id as productionId')
		.orderBy('id')
		.execute();
}

/** Inserts many bands; returns their ids in the same order. */
export async function insertBands(trx: Trx, states: readonly BandState[]): Promise<number[]> {
	const ids: number[] = [];
	for (const chunk of chunksOf(states)) {
		const rows = chunk.map((state) => ({ ...columnsOf(state), version: 1 }));
		ids.push(...inOrder(await trx.insertInto('band').values(rows).returning('id').execute()));
	}
	return ids;
}
