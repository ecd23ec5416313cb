import type { Instant } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

export interface NewMessage {
	readonly deviceId: number;
	/** A later message of the same topic takes its place where it was not delivered yet. */
	readonly topic: string;
	readonly payload: string;
	readonly expiresAt: Instant;
}

/** Puts a message in line, due at once. */
export async function insertMessage(trx: Trx, message: NewMessage, now: Instant): Promise<void> {
	const { deviceId, topic, payload, expiresAt } = message;
	await trx
		.insertInto('push_message')
		.values({ device_id: deviceId, topic, payload, due_at: now, expires_at: expiresAt, tries: 0 })
		.execute();
}

/** A message with where it goes. */
export interface DueMessage {
	readonly id: number;
	readonly deviceId: number;
	readonly endpoint: string;
	readonly keys: { readonly p256dh: string; readonly auth: string };
	readonly topic: string;
	readonly payload: string;
	readonly dueAt: Instant;
	readonly expiresAt: Instant;
	/** So often it has been tried. */
	readonly tries: number;
}

/** What is due, oldest first: so many, from the one after this id on. */
export async function listDueMessages(
	db: Db,
	now: Instant,
	{ after, limit }: { readonly after: number; readonly limit: number },
): Promise<DueMessage[]> {
	const rows = await db
		.selectFrom('push_message')
		.innerJoin('push_device', 'push_device.id', 'push_message.device_id')
		.select(['push_message.id', 'device_id', 'topic', 'payload', 'due_at', 'expires_at', 'tries'])
		.select(['endpoint', 'p256dh', 'auth'])
		.where('due_at', '<=', now)
		.where('push_message.id', '>', after)
		.orderBy('push_message.id')
		.limit(limit)
		.execute();
	return rows.map(({ id, device_id, endpoint, p256dh, auth, topic, payload, due_at, expires_at, tries }) => ({
		...{ id, deviceId: device_id, endpoint, keys: { p256dh, auth }, topic, payload, tries },
		...{ dueAt: due_at, expiresAt: expires_at },
	}));
}

/**
 * Counts one more try and has every node leave the message alone until then. Returns false where another node was first.
 */
export async function claimMessage(trx: Trx, { id, dueAt }: DueMessage, until: Instant): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('push_message')
		.set((row) => ({ due_at: until, tries: row('tries', '+', 1) }))
		.where('id', '=', id)
		.where('due_at', '=', dueAt)
		.executeTakeFirst();
	return numUpdatedRows > 0;
}

export async function postponeMessage(trx: Trx, id: number, dueAt: Instant): Promise<void> {
	await trx.updateTable('push_message').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export async function deleteMessage(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('push_message').where('id', '=', id).execute();
}
