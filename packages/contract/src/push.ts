import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, RequiredText, SAYS } from './primitives.ts';

/** A browser's subscription to a push service, as the Push API gives it (RFC 8030, RFC 8291). */
export const PushCreate = Fields({
	endpoint: Type.String({ minLength: 1, maxLength: 2000 }),
	keys: Fields({
		p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$', [SAYS]: 'must be 65 bytes in base64url' }),
		auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$', [SAYS]: 'must be 16 bytes in base64url' }),
	}),
	/** What its user knows the device by. */
	name: RequiredText(LENGTHS.name),
});
export type PushCreate = Static<typeof PushCreate>;

/** A device that alerts are sent to while the app is closed (ON-SITE.md, ALRT-05). */
export const PushDevice = Type.Object({ id: Id, name: Type.String() });
export type PushDevice = Static<typeof PushDevice>;

/** The installation's public VAPID key (RFC 8292): base64url of 65 bytes. */
export const PushKey = Type.Object({ key: Type.String() });

const call = callsOf('Alerts');

export const pushCalls = {
	key: call({
		method: 'GET',
		path: '/push/key',
		access: 'signed-in',
		summary: 'The key that a browser subscribes to its push service with',
		response: PushKey,
	}),
	list: call({
		method: 'GET',
		path: '/me/push',
		access: 'signed-in',
		summary: 'The devices that my alerts are sent to while the app is closed',
		response: Type.Array(PushDevice),
	}),
	create: call({
		method: 'POST',
		path: '/me/push',
		access: 'signed-in',
		summary: 'Send my alerts to this device too; the same endpoint again keeps its id',
		body: PushCreate,
		response: PushDevice,
	}),
	remove: call({
		method: 'DELETE',
		path: '/me/push/{id}',
		access: 'signed-in',
		summary: 'Send no more alerts to a device',
	}),
};
