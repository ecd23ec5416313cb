import type { Vehicle, VehicleCreate, VehicleUpdate } from '@crossload/contract';
import { textOrNull } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, expectVersion, Invalid } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { removeVehicleFromActivities } from '../activity/activity.service.ts';
import {
	EMPTY_VEHICLE,
	findVehicle,
	listVehicleTypes,
	loggedVehicle,
	type VehicleState,
	vehicleRows,
	vehicleState,
} from './vehicle.store.ts';

/** Adds a vehicle; returns its id. Throws Invalid for a band or type that does not exist. */
export async function createVehicle(work: Work, body: VehicleCreate): Promise<{ id: number }> {
	await expectReferences(work.trx, body);
	const named = { ...EMPTY_VEHICLE, name: body.name, bandId: body.band.id, typeId: body.type.id };
	return { id: await addVehicle(work, overlay(named, body)) };
}

/** Adds a vehicle that is known to keep the rules; returns its id. */
export async function addVehicle(work: Work, state: VehicleState): Promise<number> {
	const id = await vehicleRows.insert(work.trx, state);
	work.record({ entity: 'vehicle', id, before: null, after: { ...state, version: 1 } });
	return id;
}

/** Changes a vehicle; absent fields stay, null clears. Throws Invalid, NotFound, Conflict for an older version. */
export async function changeVehicle(work: Work, id: number, body: VehicleUpdate): Promise<Vehicle> {
	await expectReferences(work.trx, body);
	const before = await vehicleOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	await vehicleRows.update(work.trx, id, overlay(vehicleState(before), body));
	const after = await vehicleOf(work, id);
	work.record({ entity: 'vehicle', id, before: loggedVehicle(before), after: loggedVehicle(after) });
	return after;
}

/**
 * Removes a vehicle. Throws NotFound, and Conflict while activities name it; with cascade it leaves them first, in the
 * same transaction (CHECKLIST ADM-08).
 */
export async function removeVehicle(work: Work, id: number, { cascade }: { cascade: boolean }): Promise<void> {
	const before = await vehicleOf(work, id);
	const count = before.activities.length;
	if (count > 0 && !cascade) throw inUseError(`The vehicle ${before.name}`, { activity: count });
	await removeVehicleFromActivities(work, id);
	await vehicleRows.remove(work.trx, id);
	work.record({ entity: 'vehicle', id, before: loggedVehicle(before), after: null });
}

async function vehicleOf(work: Work, id: number): Promise<Vehicle> {
	return expectFound(await findVehicle(work.trx, id), 'This vehicle');
}

function overlay(current: VehicleState, body: VehicleUpdate): VehicleState {
	const text = (sent: string | null | undefined, present: string | null) =>
		sent === undefined ? present : textOrNull(sent);
	return {
		name: body.name ?? current.name,
		bandId: body.band?.id ?? current.bandId,
		typeId: body.type?.id ?? current.typeId,
		licence_plate: text(body.licence_plate, current.licence_plate),
		driver: text(body.driver, current.driver),
		driver_tel: text(body.driver_tel, current.driver_tel),
		comment: text(body.comment, current.comment),
		subVehicle: text(body.subVehicle, current.subVehicle),
		subVehicleConnected:
			body.subVehicleConnected === undefined ? current.subVehicleConnected : body.subVehicleConnected,
	};
}

async function expectReferences(db: Db, { band, type }: Partial<VehicleCreate>): Promise<void> {
	const faults = await missingReferences(db, { 'band.id': ['band', band?.id] });
	if (type && !(await listVehicleTypes(db)).some(({ id }) => id === type.id)) {
		faults['type.id'] = 'There is no such vehicle type';
	}
	Invalid.throwIfAny(faults);
}
