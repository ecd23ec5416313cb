import type { Stage, StageCreate, StageUpdate } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, expectVersion } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { findStage, findStageByName, stageRows, usesOfStage } from './stage.store.ts';

/** Adds a stage. Throws Conflict when the name is taken, whatever the case (CHECKLIST API-15). */
export async function createStage(work: Work, body: StageCreate): Promise<Stage> {
	await expectFreeName(work, body.name, null);
	const id = await stageRows.insert(work.trx, body);
	const stage = await stageOf(work, id);
	work.record({ entity: 'stage', id, before: null, after: stage });
	return stage;
}

/** Changes a stage; absent fields stay. Throws NotFound, Conflict. */
export async function changeStage(work: Work, id: number, body: StageUpdate): Promise<Stage> {
	const before = await stageOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	if (body.name !== undefined) await expectFreeName(work, body.name, id);
	await stageRows.update(work.trx, id, { ...before, ...body });
	const after = await stageOf(work, id);
	work.record({ entity: 'stage', id, before, after });
	return after;
}

/**
 * Removes a stage. Throws NotFound, and Conflict when bands, activities, positions or functions name it (CHECKLIST ADM-07,
 * PLAN.md PLAN-05).
 */
export async function removeStage(work: Work, id: number): Promise<void> {
	const before = await stageOf(work, id);
	const uses = await usesOfStage(work.trx, id);
	if (Object.values(uses).some((count) => count > 0)) throw inUseError(`The stage ${before.name}`, uses);
	await stageRows.remove(work.trx, id);
	work.record({ entity: 'stage', id, before, after: null });
}

async function stageOf(work: Work, id: number): Promise<Stage> {
	return expectFound(await findStage(work.trx, id), 'This stage');
}

async function expectFreeName(work: Work, name: string, ownId: number | null): Promise<void> {
	const holder = await findStageByName(work.trx, name);
	if (holder && holder.id !== ownId) {
		throw new Conflict(`There is a stage named ${holder.name} already.`, { fields: { name: 'Taken already' } });
	}
}
