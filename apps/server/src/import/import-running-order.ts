import { type Instant, nameKey, SHOW } from '@crossload/domain';
import type { Database, Db } from '../db/database.ts';
import { runUnitOfWork, type Work } from '../db/work.ts';
import { createActivity } from '../features/activity/activity.service.ts';
import { createBand } from '../features/band/band.service.ts';
import { listBandNames } from '../features/band/band-name.store.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { listShows } from './known-shows.store.ts';
import type { ShowRow } from './parse-running-order.ts';
import { type Existing, type ImportPlan, planImport } from './plan-import.ts';

/** Called after each entity that was made. */
export type OnProgress = (made: number, total: number) => void;

/**
 * Writes what a running order adds to the festival, all of it or nothing, and returns what that was. Nothing is
 * written, and no revision made, when all of it is there already.
 */
export async function importRunningOrder(
	database: Database,
	rows: readonly ShowRow[],
	{ at, onProgress }: { at: Instant; onProgress: OnProgress },
): Promise<ImportPlan> {
	return await runUnitOfWork(database, { actor: null, at }, async (work) => {
		const existing = await readExisting(work.trx);
		const plan = planImport(rows, existing);
		await carryOut(work, { plan, existing, onProgress });
		return plan;
	});
}

async function readExisting(db: Db): Promise<Existing> {
	return { stages: await listStages(db), bands: await listBandNames(db), shows: await listShows(db) };
}

async function carryOut(
	work: Work,
	{ plan, existing, onProgress }: { plan: ImportPlan; existing: Existing; onProgress: OnProgress },
): Promise<void> {
	const stageIds = new Map(existing.stages.map(({ id, name }) => [nameKey(name), id]));
	const bandIds = new Map(existing.bands.toReversed().map(({ id, name }) => [nameKey(name), id]));
	const total = plan.stages.length + plan.bands.length + plan.shows.length;
	let made = 0;
	const step = () => onProgress(++made, total);
	for (const stage of plan.stages) {
		stageIds.set(nameKey(stage.name), (await createStage(work, stage)).id);
		step();
	}
	for (const { name, stageKey } of plan.bands) {
		bandIds.set(nameKey(name), (await createBand(work, { name, stage: idOf(stageIds, stageKey) })).id);
		step();
	}
	for (const { bandKey, stageKey, ...planned } of plan.shows) {
		const [bandId, stageId] = [idOf(bandIds, bandKey), idOf(stageIds, stageKey)];
		await createActivity(work, { activityTypeId: SHOW, bandId, stageId, ...planned });
		step();
	}
}

/** Throws RangeError for a name that the plan does not make and nothing has. */
function idOf(ids: ReadonlyMap<string, number>, key: string): number {
	const id = ids.get(key);
	if (id === undefined) throw new RangeError(`Nothing is named ${key}`);
	return id;
}
