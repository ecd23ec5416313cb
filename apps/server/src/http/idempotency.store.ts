import type { Instant } from '@crossload/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { IdempotencyTable } from '../db/idempotency.table.ts';

/** The response that a user's key got after `since`. */
export async function findResponseToKey(
	db: Db,
	{ userId, key, since }: { readonly userId: number; readonly key: string; readonly since: Instant },
): Promise<Pick<Selectable<IdempotencyTable>, 'fingerprint' | 'status' | 'body'> | undefined> {
	return await db
		.selectFrom('idempotency')
		.select(['fingerprint', 'status', 'body'])
		.where('user_id', '=', userId)
		.where('key', '=', key)
		.where('created_at', '>=', since)
		.executeTakeFirst();
}

/** Keeps the first response to a key; a later one changes nothing. */
export async function insertResponseToKey(trx: Trx, row: Insertable<IdempotencyTable>): Promise<void> {
	await trx
		.insertInto('idempotency')
		.values(row)
		.onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
		.execute();
}

/** Forgets the responses from before an instant. */
export async function deleteResponsesBefore(trx: Trx, instant: Instant): Promise<void> {
	await trx.deleteFrom('idempotency').where('created_at', '<', instant).execute();
}
