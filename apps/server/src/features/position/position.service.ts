import type { PositionCreate, PositionUpdate, PositionWithActivities } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { found } from '../../http/found.ts';
import { inUse } from '../../http/in-use.ts';
import { Conflict, expectVersion } from '../../http/refusals.ts';
import { saysNothing } from '../../http/says-nothing.ts';
import {
	deletePosition,
	findPosition,
	findPositionBySlug,
	insertPosition,
	loggedPosition,
	type PositionState,
	updatePosition,
} from './position.store.ts';

/** Adds a position; answers its id. Throws Conflict when the slug is taken, whatever the case (CHECKLIST API-15). */
export async function createPosition(work: Work, { name, slug, tag }: PositionCreate): Promise<{ id: number }> {
	await expectFreeSlug(work, slug, null);
	const state: PositionState = { name, slug, tag };
	const id = await insertPosition(work.trx, state);
	work.record({ entity: 'position', id, before: null, after: { ...state, version: 1 } });
	return { id };
}

/** Changes a position; absent fields stay. Throws NotFound, Conflict. */
export async function changePosition(work: Work, id: number, body: PositionUpdate): Promise<{ id: number }> {
	const before = await positionOf(work, id);
	expectVersion(body.version, before);
	if (saysNothing(body)) return { id };
	if (body.slug !== undefined) await expectFreeSlug(work, body.slug, id);
	const state = { name: body.name ?? before.name, slug: body.slug ?? before.slug, tag: body.tag ?? before.tag };
	await updatePosition(work.trx, id, state);
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
		throw inUse(`The position ${before.name}`, { activity: before.activities.length });
	}
	await deletePosition(work.trx, id);
	work.record({ entity: 'position', id, before: loggedPosition(before), after: null });
}

async function positionOf(work: Work, id: number): Promise<PositionWithActivities> {
	return found(await findPosition(work.trx, id), 'This position');
}

async function expectFreeSlug(work: Work, slug: string, ownId: number | null): Promise<void> {
	const holder = await findPositionBySlug(work.trx, slug);
	if (holder && holder.id !== ownId) {
		throw new Conflict(`The slug ${slug} belongs to ${holder.name} already.`, { fields: { slug: 'Taken already' } });
	}
}
