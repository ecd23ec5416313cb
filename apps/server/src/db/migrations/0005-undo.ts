import { type Kysely, sql } from 'kysely';

/** The change log names the revision that an undo takes back. */
export async function undo(db: Kysely<never>): Promise<void> {
	await sql`alter table change add column undoes integer`.execute(db);
}
