import { DEFAULT_STAGE_COLOR, type Stage, type StageCreate } from '@crossload/contract';
import { compareByName, DEFAULT_CHANGEOVER, nameKey } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { countOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';
import { countTeamFunctionsOf } from '../team-function/team-function.store.ts';

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

/** How stages are written, a new one with what it has unless said otherwise. */
export const stageRows = versionedRows('stage', columnsOf);

function columnsOf(values: StageCreate) {
	const { name, color, changeover, curfew } = { ...NEW_STAGE, ...values };
	return { name, name_key: nameKey(name), color, changeover, curfew };
}

/** How many of each name the stage, which cannot go then. */
export async function usesOfStage(db: Db, id: number): Promise<Readonly<Record<string, number>>> {
	const countIn = (table: 'band' | 'activity' | 'position') => countOf(db.selectFrom(table).where('stage_id', '=', id));
	return {
		band: await countIn('band'),
		activity: await countIn('activity'),
		position: await countIn('position'),
		function: await countTeamFunctionsOf(db, id),
	};
}
