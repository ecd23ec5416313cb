import type { Db } from '../../db/database.ts';
import { countTeamFunctionsOf } from '../team-function/team-function.store.ts';
import { countStageUses } from './stage.store.ts';

/** How many of each name the stage, which cannot go then. */
export async function usesOfStage(db: Db, id: number): Promise<Readonly<Record<string, number>>> {
	return { ...(await countStageUses(db, id)), function: await countTeamFunctionsOf(db, id) };
}
