import type { Stage } from '@crossload/contract';
import { compareNames, nameKey } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

type StageValues = Pick<Stage, 'name' | 'color'>;

const columns = ['id', 'name', 'color', 'version'] as const;

/** All stages, by name. */
export async function listStages(db: Db): Promise<Stage[]> {
	const rows = await db.selectFrom('stage').select(columns).execute();
	return rows.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

export async function findStage(db: Db, id: number): Promise<Stage | undefined> {
	return await db.selectFrom('stage').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The stage that has this name, whatever the case. */
export async function findStageByName(db: Db, name: string): Promise<Stage | undefined> {
	return await db.selectFrom('stage').select(columns).where('name_key', '=', nameKey(name)).executeTakeFirst();
}

/** Answers the new stage's id. */
export async function insertStage(trx: Trx, { name, color }: StageValues): Promise<number> {
	const row = { name, name_key: nameKey(name), color, version: 1 };
	return (await trx.insertInto('stage').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateStage(trx: Trx, id: number, { name, color }: StageValues): Promise<void> {
	await trx
		.updateTable('stage')
		.set((row) => ({ name, name_key: nameKey(name), color, version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteStage(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('stage').where('id', '=', id).execute();
}

/** How many bands and activities name the stage. */
export async function countStageUses(db: Db, id: number): Promise<{ bands: number; activities: number }> {
	const bands = await db
		.selectFrom('band')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('stage_id', '=', id)
		.executeTakeFirstOrThrow();
	const activities = await db
		.selectFrom('activity')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('stage_id', '=', id)
		.executeTakeFirstOrThrow();
	return { bands: bands.count, activities: activities.count };
}
