import { randomBytes } from 'node:crypto';
import { PASS_CODE_PATTERN, type VehicleDetail, type VehiclePass } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';
import type { Work } from '../../db/work.ts';
import { expectFound, NotFound } from '../../errors/domain-errors.ts';
import { findVehicle, findVehicleDetail } from './vehicle.store.ts';
import { findPassCode, findVehicleIdByPass, insertFirstPass, replacePass } from './vehicle-pass.store.ts';

/** 128 bits. */
const CODE_BYTES = 16;

/** What such a code looks like. */
export const CODE = new RegExp(PASS_CODE_PATTERN);

/** The vehicle's pass (ON-SITE.md, GATE-06). Throws NotFound without one. */
export async function findPass(db: Db, vehicleId: number): Promise<VehiclePass> {
	return passOf(expectFound(await findPassCode(db, vehicleId), 'A pass of this vehicle'));
}

/**
 * Gives the vehicle a pass with a new code and voids the one before. Its code is a secret: the change log and the event
 * stream have nothing of it. Throws NotFound.
 */
export async function renewPass({ trx }: Work, vehicleId: number): Promise<VehiclePass> {
	expectFound(await findVehicle(trx, vehicleId), 'This vehicle');
	const code = newCode();
	await replacePass(trx, vehicleId, code);
	return passOf(code);
}

/** The pass that the vehicle has, or a first one, for its sheet: what is printed voids nothing. Throws NotFound. */
export async function keepPass(trx: Trx, vehicleId: number): Promise<VehiclePass> {
	await insertFirstPass(trx, vehicleId, newCode());
	return passOf(expectFound(await findPassCode(trx, vehicleId), 'This vehicle'));
}

/** The vehicle that has the pass. Throws NotFound for a code that is void or no code, and for a vehicle that is gone. */
export async function readPass(db: Db, code: string): Promise<VehicleDetail> {
	const id = CODE.test(code) ? await findVehicleIdByPass(db, code) : undefined;
	const vehicle = id === undefined ? undefined : await findVehicleDetail(db, id);
	if (!vehicle) throw new NotFound('This pass is void or of another festival. Look the vehicle up by its plate.');
	return vehicle;
}

/** A code that nobody guesses. */
export function newCode(): string {
	return randomBytes(CODE_BYTES).toString('base64url');
}

function passOf(code: string): VehiclePass {
	return { code, url: `/pass/${code}` };
}
