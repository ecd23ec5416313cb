import webPush from 'web-push';
import type { Db, Trx } from '../../db/database.ts';

/** The installation's VAPID keys in base64url (RFC 8292). */
export interface PushKeys {
	readonly publicKey: string;
	readonly privateKey: string;
}

const ONLY = 1;

/** Makes the keys unless there are some already: devices have subscribed with them. */
export async function ensurePushKeys(trx: Trx): Promise<void> {
	const known = await trx.selectFrom('push_key').select('id').executeTakeFirst();
	if (known) return;
	const { publicKey, privateKey } = webPush.generateVAPIDKeys();
	await trx.insertInto('push_key').values({ id: ONLY, public_key: publicKey, private_key: privateKey }).execute();
}

export async function findPushKeys(db: Db): Promise<PushKeys> {
	const row = await db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow();
	return { publicKey: row.public_key, privateKey: row.private_key };
}
