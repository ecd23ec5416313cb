import type { Db, Trx } from '../../db/database.ts';
import { insertInChunks } from '../../db/rows.ts';
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
	const rows = states.map((state) => ({ ...columnsOf(state), version: 1 }));
	return await insertInChunks(rows, (chunk) => trx.insertInto('band').values(chunk).returning('id').execute());
}
