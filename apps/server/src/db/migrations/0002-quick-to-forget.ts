import { type Kysely, sql } from 'kysely';

/**
 * Failed logins are forgotten by their age, with every one that comes. And fingerprints of keyed writes were quick hashes
 * of whole bodies, passwords included: they go, the responses stay (RELIABILITY REL-03).
 */
export async function quickToForget(db: Kysely<never>): Promise<void> {
	await sql`create index login_failure_by_at on login_failure (at)`.execute(db);
	await sql`update idempotency set fingerprint = ''`.execute(db);
}
