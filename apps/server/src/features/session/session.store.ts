import { randomBytes } from 'node:crypto';
import { type Instant, later, MINUTE } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { countOf } from '../../db/rows.ts';

/** Failed logins count for this long (CHECKLIST AUTH-12). */
export const FAILURE_WINDOW = 5 * MINUTE;

const KEY_BYTES = 32;

/** A key that signs and verifies tokens. */
export interface SigningKey {
	readonly id: number;
	readonly secret: Buffer;
	/** Instant; from then on it signs, and the one before it only verifies. */
	readonly createdAt: Instant;
}

/** All signing keys, newest first. The first is made once and kept with the data (RELIABILITY REL-06). */
export async function listSigningKeys(db: Db): Promise<readonly SigningKey[]> {
	const rows = await db.selectFrom('signing_key').selectAll().orderBy('id', 'desc').execute();
	return rows.map(({ id, secret, created_at }) => ({
		id,
		secret: Buffer.from(secret, 'base64'),
		createdAt: created_at,
	}));
}

/** Makes the first signing key unless there is one already. */
export async function ensureSigningKey(trx: Trx, at: Instant): Promise<void> {
	const known = await trx.selectFrom('signing_key').select('id').executeTakeFirst();
	if (!known) await insertSigningKey(trx, at);
}

/** Makes a key that signs from now on. */
export async function insertSigningKey(trx: Trx, at: Instant): Promise<void> {
	const secret = randomBytes(KEY_BYTES).toString('base64');
	await trx.insertInto('signing_key').values({ secret, created_at: at }).execute();
}

/** Removes keys for good: no token that they have signed is good any more. */
export async function deleteSigningKeys(trx: Trx, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await trx.deleteFrom('signing_key').where('id', 'in', ids).execute();
}

/** Who tried to log in from where. */
export interface LoginTry {
	readonly nameKey: string;
	readonly address: string;
}

/** Instants of this pair's failed logins within the window, oldest first. */
export async function listFailures(db: Db, { nameKey, address }: LoginTry, now: Instant): Promise<Instant[]> {
	const rows = await db
		.selectFrom('login_failure')
		.select('at')
		.where('name_key', '=', nameKey)
		.where('address', '=', address)
		.where('at', '>', later(now, -FAILURE_WINDOW))
		.orderBy('at')
		.execute();
	return rows.map(({ at }) => at);
}

/** How many logins of a name have failed within the window, from wherever. */
export async function countFailuresOfName(db: Db, nameKey: string, now: Instant): Promise<number> {
	const failures = db.selectFrom('login_failure').where('name_key', '=', nameKey);
	return await countOf(failures.where('at', '>', later(now, -FAILURE_WINDOW)));
}

/** Notes a failed login, and forgets everybody's that no longer count. */
export async function insertFailure(trx: Trx, { nameKey, address }: LoginTry, at: Instant): Promise<void> {
	await trx.deleteFrom('login_failure').where('at', '<=', later(at, -FAILURE_WINDOW)).execute();
	await trx.insertInto('login_failure').values({ name_key: nameKey, address, at }).execute();
}

/** A good login forgives the pair's earlier failures. */
export async function deleteFailures(trx: Trx, { nameKey, address }: LoginTry): Promise<void> {
	await trx.deleteFrom('login_failure').where('name_key', '=', nameKey).where('address', '=', address).execute();
}

/** Ids of a user's logins that were ended by hand. */
export async function listEndedLogins(db: Db, userId: number): Promise<ReadonlySet<string>> {
	const rows = await db.selectFrom('ended_login').select('id').where('user_id', '=', userId).execute();
	return new Set(rows.map(({ id }) => id));
}

/** A login that has been ended. `forgetAt`: the instant from which on none of its tokens is good any more. */
export interface EndedLogin {
	readonly id: string;
	readonly userId: number;
	readonly forgetAt: Instant;
}

/** Ends a login, which may have ended already, and forgets those whose tokens have expired by `now`. */
export async function insertEndedLogin(trx: Trx, { id, userId, forgetAt }: EndedLogin, now: Instant): Promise<void> {
	await trx.deleteFrom('ended_login').where('forget_at', '<=', now).execute();
	await trx
		.insertInto('ended_login')
		.values({ id, user_id: userId, forget_at: forgetAt })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
}
