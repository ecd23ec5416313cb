import type { Activity } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';
import { chunksOf, excludedColumns, insertInChunks, type NextState } from '../../db/rows.ts';
import { type ActivityState, columnsOf, listActivities } from './activity.store.ts';

/** Activities by id; what does not exist is absent. */
export async function findActivities(db: Db, ids: readonly number[]): Promise<Map<number, Activity>> {
	const found = new Map<number, Activity>();
	for (const chunk of chunksOf(ids)) {
		for (const activity of await listActivities(db, { ids: chunk })) found.set(activity.id, activity);
	}
	return found;
}

/** What bands have, cancelled activities not counted: of each its type, oldest first within a band. */
export async function typesOfBands(db: Db, bandIds: readonly number[]) {
	const found: { readonly id: number; readonly band_id: number | null; readonly type_id: string }[] = [];
	for (const chunk of chunksOf(bandIds)) {
		const ofBands = db.selectFrom('activity').where('band_id', 'in', chunk).where('cancelled', 'is', null);
		found.push(...(await ofBands.select(['id', 'band_id', 'type_id']).orderBy('id').execute()));
	}
	return found;
}

/** Inserts many activities; returns their ids in the same order. */
export async function insertActivities(trx: Trx, states: readonly ActivityState[]): Promise<number[]> {
	const rows = states.map((state) => ({ ...columnsOf(state), version: 1 }));
	const ids = await insertInChunks(rows, (chunk) => trx.insertInto('activity').values(chunk).returning('id').execute());
	await insertVehiclesOf(
		trx,
		states.flatMap((state, index) => linksOf(ids[index] ?? 0, state)),
	);
	return ids;
}

/** Brings many activities into their next states. */
export async function updateActivities(trx: Trx, next: readonly NextState<ActivityState>[]): Promise<void> {
	for (const chunk of chunksOf(next)) {
		const rows = chunk.map(({ id, state, version }) => ({ id, ...columnsOf(state), version }));
		await trx
			.insertInto('activity')
			.values(rows)
			.onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(rows, 'id')))
			.execute();
		const ids = chunk.map(({ id }) => id);
		await trx.deleteFrom('activity_vehicle').where('activity_id', 'in', ids).execute();
	}
	await insertVehiclesOf(
		trx,
		next.flatMap(({ id, state }) => linksOf(id, state)),
	);
}

export async function deleteActivities(trx: Trx, ids: readonly number[]): Promise<void> {
	for (const chunk of chunksOf(ids)) await trx.deleteFrom('activity').where('id', 'in', chunk).execute();
}

function linksOf(activity_id: number, { vehicleIds }: ActivityState) {
	return vehicleIds.map((vehicle_id, ordinal) => ({ activity_id, vehicle_id, ordinal }));
}

async function insertVehiclesOf(trx: Trx, links: readonly ReturnType<typeof linksOf>[number][]): Promise<void> {
	for (const chunk of chunksOf(links)) await trx.insertInto('activity_vehicle').values(chunk).execute();
}
