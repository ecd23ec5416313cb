import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** What distinguishes this installation's ids from another one's in a workbook (IN-AND-OUT, OUT-02). One row. */
export async function installation(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('installation')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.execute();
	await sql`insert into installation (id) values (${randomBytes(5).toString('hex')})`.execute(db);
}
