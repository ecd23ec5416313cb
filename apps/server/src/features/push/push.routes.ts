import { pushCalls } from '@crossload/contract';
import { sessionOf } from '../../http/authorize.ts';
import { type Route, readUncached, write } from '../../http/route.ts';
import { addDevice, checkDevice, removeDevice } from './push.service.ts';
import { listDevices } from './push-device.store.ts';
import { findPushKeys } from './push-key.store.ts';

/** Devices are their user's alone: they are in no list, no revision and no history. */
export function pushRoutes({ allowPrivate }: { readonly allowPrivate: boolean }): Route[] {
	return [
		readUncached(pushCalls.key, async (db) => ({ key: (await findPushKeys(db)).publicKey })),
		readUncached(pushCalls.list, (db, { userId }) => listDevices(db, userId)),
		write(pushCalls.create, (work, { body }, userId: number) => addDevice(work, userId, body), {
			prepare: async ({ body }, request) => {
				await checkDevice(body, allowPrivate);
				return sessionOf(request).user.id;
			},
		}),
		write(pushCalls.remove, async (work, { id }, userId: number) => void (await removeDevice(work, userId, id)), {
			prepare: async (_input, request) => sessionOf(request).user.id,
		}),
	];
}
