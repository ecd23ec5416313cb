import type { PositionCreate, PositionUpdate, PositionWithActivities } from '@crossload/contract';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import {
	findPosition,
	findPositionBySlug,
	loggedPosition,
	type PositionState,
	positionRows,
	stateOfPosition,
} from './position.store.ts';

/**
 * Adds a position; returns its id. Throws Invalid for a stage that does not exist, Conflict when the slug is taken, whatever
 * the case (CHECKLIST API-15).
 */
export async function createPosition(work: Work, body: PositionCreate): Promise<{ id: number }> {
	await expectStage(work, body);
	await expectFreeSlug(work, body.slug, null);
	const state: PositionState = { capacity: null, stageId: null, ...body };
	const id = await positionRows.insert(work.trx, state);
	work.record({ entity: 'position', id, before: null, after: { ...state, version: 1 } });
	return { id };
}

/** Changes a position; absent fields stay. Throws Invalid for a stage that does not exist, NotFound, Conflict. */
export async function changePosition(work: Work, id: number, body: PositionUpdate): Promise<{ id: number }> {
	await expectStage(work, body);
	const before = await positionOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return { id };
	if (body.slug !== undefined) await expectFreeSlug(work, body.slug, id);
	const { version: _, ...sent } = body;
	const state = { ...stateOfPosition(before), ...sent };
	await positionRows.update(work.trx, id, state);
	work.record({
		entity: 'position',
		id,
		before: loggedPosition(before),
		after: { ...state, version: before.version + 1 },
	});
	return { id };
}

/** Removes a position. Throws NotFound, and Conflict while activities name it (CHECKLIST ADM-07). */
export async function removePosition(work: Work, id: number): Promise<void> {
	const before = await positionOf(work, id);
	if (before.activities.length > 0) {
		throw inUseError(`The position ${before.name}`, { activity: before.activities.length });
	}
	await positionRows.remove(work.trx, id);
	work.record({ entity: 'position', id, before: loggedPosition(before), after: null });
}

async function positionOf(work: Work, id: number): Promise<PositionWithActivities> {
	return expectFound(await findPosition(work.trx, id), 'This position');
}

async function expectStage({ trx }: Work, { stageId }: PositionUpdate): Promise<void> {
	Invalid.throwIfAny(await missingReferences(trx, { stageId: ['stage', stageId] }));
}

async function expectFreeSlug(work: Work, slug: string, ownId: number | null): Promise<void> {
	const holder = await findPositionBySlug(work.trx, slug);
	if (holder && holder.id !== ownId) {
		throw new Conflict(`The slug ${slug} belongs to ${holder.name} already.`, { fields: { slug: 'Taken already' } });
	}
}
