import type { Db } from '../../db/database.ts';

/** Distinguishes this installation's ids from another one's. */
export async function findInstallationId(db: Db): Promise<string> {
	return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
}
