import { DEFAULT_STAGE_COLOR, type Stage, type StageCreate } from '@crossload/contract';
import { compareByName, DEFAULT_CHANGEOVER, nameKey } from '@crossload/domain';
import type { Db, Identity, Trx } from '../../db/database.ts';

type StageValues = Omit<Stage, 'id' | 'version'>;

/** What a new stage has unless said otherwise (SPEC.md section 9, PLAN.md PLAN-01). */
const NEW_STAGE = { color: DEFAULT_STAGE_COLOR, changeover: DEFAULT_CHANGEOVER, curfew: null };

const columns = ['id', 'name', 'color', 'changeover', 'curfew', 'version'] as const;

/** Some or all stages, by name. */
export async function listStages(db: Db, ids?: readonly number[]): Promise<Stage[]> {
	if (ids?.length === 0) return [];
	const query = db.selectFrom('stage').select(columns);
	const rows = await (ids ? query.where('id', 'in', ids) : query).execute();
	return rows.sort(compareByName);
}

export async function findStage(db: Db, id: number): Promise<Stage | undefined> {
	return await db.selectFrom('stage').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The stage that has this name, whatever the case. */
export async function findStageByName(db: Db, name: string): Promise<Stage | undefined> {
	return await db.selectFrom('stage').select(columns).where('name_key', '=', nameKey(name)).executeTakeFirst();
}

/** Returns the new stage's id; one that comes back keeps its own. */
export async function insertStage(trx: Trx, values: StageCreate, again?: Identity): Promise<number> {
	const row = { ...columnsOf({ ...NEW_STAGE, ...values }), version: 1, ...again };
	return (await trx.insertInto('stage').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateStage(trx: Trx, id: number, values: StageValues): Promise<void> {
	await trx
		.updateTable('stage')
		.set((row) => ({ ...columnsOf(values), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteStage(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('stage').where('id', '=', id).execute();
}

function columnsOf({ name, color, changeover, curfew }: StageValues) {
	return { name, name_key: nameKey(name), color, changeover, curfew };
}

/** How many bands and activities name the stage, how many positions are its docks. */
export async function countStageUses(db: Db, id: number): Promise<Record<'band' | 'activity' | 'position', number>> {
	const countIn = async (table: 'band' | 'activity' | 'position') => {
		const { count } = await db
			.selectFrom(table)
			.select(({ fn }) => fn.countAll<number>().as('count'))
			.where('stage_id', '=', id)
			.executeTakeFirstOrThrow();
		return count;
	};
	return { band: await countIn('band'), activity: await countIn('activity'), position: await countIn('position') };
}
