import { ECDH } from 'node:crypto';
import type { PushCreate, PushDevice } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { Invalid, NotFound, Unauthorized } from '../../errors/domain-errors.ts';
import { findUser } from '../user/user.store.ts';
import { faultOfEndpoint } from './push-address.ts';
import { deleteDevice, keepDevice, keepLatestDevices } from './push-device.store.ts';

/** Nobody carries more; with another one the oldest is forgotten. */
const MAX_DEVICES = 20;

/** Throws Invalid for what messages cannot be encrypted for or sent to (ON-SITE.md, ALRT-05). */
export async function checkDevice({ endpoint, keys }: PushCreate, allowPrivate: boolean): Promise<void> {
	const fault = await faultOfEndpoint(endpoint, allowPrivate);
	Invalid.throwIfAny({
		...(fault !== null && { endpoint: fault }),
		...(!isPoint(keys.p256dh) && { 'keys.p256dh': 'must be a point of the curve P-256' }),
	});
}

/** Sends a user's alerts to a device too. Throws Unauthorized for a user who has just been removed. */
export async function addDevice({ trx }: Work, userId: number, body: PushCreate): Promise<PushDevice> {
	if (!(await findUser(trx, userId))) throw new Unauthorized('Please log in.');
	const id = await keepDevice(trx, userId, body);
	await keepLatestDevices(trx, userId, MAX_DEVICES);
	return { id, name: body.name };
}

/** Throws NotFound, for another user's device too. */
export async function removeDevice({ trx }: Work, userId: number, id: number): Promise<void> {
	if (!(await deleteDevice(trx, id, userId))) throw new NotFound('This device does not exist.');
}

function isPoint(key: string): boolean {
	try {
		ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed');
		return Buffer.from(key, 'base64url')[0] === 4;
	} catch {
		return false;
	}
}
