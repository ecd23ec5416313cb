import { DEFAULT_STAGE_COLOR, type Stage, type StageCreate, type StageUpdate } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { found } from '../../http/found.ts';
import { inUse } from '../../http/in-use.ts';
import { Conflict, expectVersion } from '../../http/refusals.ts';
import { saysNothing } from '../../http/says-nothing.ts';
import { countStageUses, deleteStage, findStage, findStageByName, insertStage, updateStage } from './stage.store.ts';

/** Adds a stage. Throws Conflict when the name is taken, whatever the case (CHECKLIST API-15). */
export async function createStage(work: Work, { name, color = DEFAULT_STAGE_COLOR }: StageCreate): Promise<Stage> {
	await expectFreeName(work, name, null);
	const id = await insertStage(work.trx, { name, color });
	const stage = await stageOf(work, id);
	work.record({ entity: 'stage', id, before: null, after: stage });
	return stage;
}

/** Changes a stage; absent fields stay. Throws NotFound, Conflict. */
export async function changeStage(work: Work, id: number, body: StageUpdate): Promise<Stage> {
	const before = await stageOf(work, id);
	expectVersion(body.version, before);
	if (saysNothing(body)) return before;
	if (body.name !== undefined) await expectFreeName(work, body.name, id);
	await updateStage(work.trx, id, { name: body.name ?? before.name, color: body.color ?? before.color });
	const after = await stageOf(work, id);
	work.record({ entity: 'stage', id, before, after });
	return after;
}

/** Removes a stage. Throws NotFound, and Conflict when bands or activities name it (CHECKLIST ADM-07). */
export async function removeStage(work: Work, id: number): Promise<void> {
	const before = await stageOf(work, id);
	const { bands, activities } = await countStageUses(work.trx, id);
	if (bands + activities > 0) throw inUse(`The stage ${before.name}`, { band: bands, activity: activities });
	await deleteStage(work.trx, id);
	work.record({ entity: 'stage', id, before, after: null });
}

async function stageOf(work: Work, id: number): Promise<Stage> {
	return found(await findStage(work.trx, id), 'This stage');
}

async function expectFreeName(work: Work, name: string, ownId: number | null): Promise<void> {
	const holder = await findStageByName(work.trx, name);
	if (holder && holder.id !== ownId) {
		throw new Conflict(`There is a stage named ${holder.name} already.`, { fields: { name: 'Taken already' } });
	}
}
