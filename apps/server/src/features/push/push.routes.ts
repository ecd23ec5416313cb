import { pushCalls } from '@crossload/contract';
import { type Route, readUncached, write } from '../../http/route.ts';
import { addDevice, checkDevice, removeDevice } from './push.service.ts';
import { listDevices } from './push-device.store.ts';
import { findPushKeys } from './push-key.store.ts';

/** Devices are their user's alone: they are in no list, no revision and no history. */
export function pushRoutes({ allowPrivate }: { readonly allowPrivate: boolean }): Route[] {
	return [
		readUncached(pushCalls.key, async (db) => ({ key: (await findPushKeys(db)).publicKey })),
		readUncached(pushCalls.list, (db, { userId }) => listDevices(db, userId)),
		write(pushCalls.create, (work, { body, session }) => addDevice(work, session.user.id, body), {
			prepare: ({ body }) => checkDevice(body, allowPrivate),
		}),
		write(pushCalls.remove, async (work, { id, session }) => void (await removeDevice(work, session.user.id, id))),
	];
}
