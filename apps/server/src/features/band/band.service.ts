import type { Band, BandCreate, BandUpdate } from '@crossload/contract';
import { bandStatusOf, textOrNull } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { removeActivity } from '../activity/activity.service.ts';
import { removeVehicle } from '../vehicle/vehicle.service.ts';
import { type BandState, bandRows, bandState, EMPTY_BAND, findBand, loggedBand } from './band.store.ts';

/** Adds a band; returns its id. Throws Invalid for a stage or person that does not exist. */
export async function createBand(work: Work, body: BandCreate): Promise<{ id: number }> {
	await expectReferences(work.trx, body);
	return { id: await addBand(work, overlay({ ...EMPTY_BAND, name: body.name, stageId: body.stage }, body)) };
}

/** Adds a band that is known to keep the rules; returns its id. */
export async function addBand(work: Work, state: BandState): Promise<number> {
	const id = await bandRows.insert(work.trx, state);
	work.record({ entity: 'band', id, before: null, after: { ...state, version: 1 } });
	return id;
}

/** Changes a band or its status; absent fields stay, null clears. Throws Invalid, NotFound, Conflict for an older version. */
export async function changeBand(work: Work, id: number, body: BandUpdate): Promise<Band> {
	await expectReferences(work.trx, body);
	const before = await bandOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	await bandRows.update(work.trx, id, overlay(bandState(before), body));
	const after = await bandOf(work, id);
	work.record({ entity: 'band', id, before: loggedBand(before), after: loggedBand(after) });
	return after;
}

/**
 * Removes a band. Throws NotFound, and Conflict with the counts while it has vehicles or activities; with cascade these
 * go with it, in the same transaction (CHECKLIST ADM-08).
 */
export async function removeBand(work: Work, id: number, { cascade }: { cascade: boolean }): Promise<void> {
	const before = await bandOf(work, id);
	const uses = { vehicle: before.vehicles.length, activity: before.activities.length };
	if (uses.vehicle + uses.activity > 0 && !cascade) throw inUseError(`The band ${before.name}`, uses);
	for (const activity of before.activities) await removeActivity(work, activity.id);
	for (const vehicle of before.vehicles) await removeVehicle(work, vehicle.id, { cascade });
	await bandRows.remove(work.trx, id);
	work.record({ entity: 'band', id, before: loggedBand(before), after: null });
}

async function bandOf(work: Work, id: number): Promise<Band> {
	return expectFound(await findBand(work.trx, id), 'This band');
}

function overlay(current: BandState, body: BandUpdate): BandState {
	return {
		name: body.name ?? current.name,
		status: body.status === undefined ? current.status : bandStatusOf(body.status),
		stageId: body.stage ?? current.stageId,
		touringParty: body.touringParty === undefined ? current.touringParty : textOrNull(body.touringParty),
		notes: body.notes === undefined ? current.notes : textOrNull(body.notes),
		productionId: body.production === undefined ? current.productionId : (body.production?.id ?? null),
	};
}

async function expectReferences(db: Db, { stage, production }: Partial<BandCreate>): Promise<void> {
	Invalid.throwIfAny(
		await missingReferences(db, { stage: ['stage', stage], 'production.id': ['person', production?.id] }),
	);
}
