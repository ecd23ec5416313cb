import type { PushCreate, PushDevice } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';

/** A user's devices, in the order in which they came, without their keys. */
export async function listDevices(db: Db, userId: number): Promise<PushDevice[]> {
	return await db
		.selectFrom('push_device')
		.select(['id', 'name'])
		.where('user_id', '=', userId)
		.orderBy('id')
		.execute();
}

/** Keeps a device for a user, under the id that its endpoint has already, whoever used it until now. Returns the id. */
export async function keepDevice(trx: Trx, userId: number, { endpoint, keys, name }: PushCreate): Promise<number> {
	const columns = { user_id: userId, name, p256dh: keys.p256dh, auth: keys.auth };
	const { id } = await trx
		.insertInto('push_device')
		.values({ endpoint, ...columns })
		.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Forgets all but the latest devices of a user. */
export async function keepLatestDevices(trx: Trx, userId: number, count: number): Promise<void> {
	const devices = await listDevices(trx, userId);
	const ids = devices.slice(0, -count).map(({ id }) => id);
	if (ids.length > 0) await trx.deleteFrom('push_device').where('id', 'in', ids).execute();
}

/** Returns whether there was one. */
export async function deleteDevice(trx: Trx, id: number, userId?: number): Promise<boolean> {
	let query = trx.deleteFrom('push_device').where('id', '=', id);
	if (userId !== undefined) query = query.where('user_id', '=', userId);
	return (await query.executeTakeFirst()).numDeletedRows > 0;
}

/** Forgets a user's devices: who may read on them is to log in there again. */
export async function deleteDevicesOf(trx: Trx, userId: number): Promise<void> {
	await trx.deleteFrom('push_device').where('user_id', '=', userId).execute();
}

/** The ids of all devices, by their users. */
export async function devicesByUser(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
	const rows = await db.selectFrom('push_device').select(['id', 'user_id']).orderBy('id').execute();
	const byUser = new Map<number, number[]>();
	for (const { id, user_id } of rows) byUser.set(user_id, [...(byUser.get(user_id) ?? []), id]);
	return byUser;
}
