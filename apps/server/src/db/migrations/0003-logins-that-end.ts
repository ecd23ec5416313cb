import { type Kysely, sql } from 'kysely';

/** Logins that were ended by hand, and which login of a user has outlived the last change of their password (CHECKLIST AUTH-13). */
export async function loginsThatEnd(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('ended_login')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('user_id', 'integer', (column) => column.notNull())
		.addColumn('forget_at', 'bigint', (column) => column.notNull())
		.execute();
	await sql`create index ended_login_by_user_id on ended_login (user_id)`.execute(db);
	await sql`create index ended_login_by_forget_at on ended_login (forget_at)`.execute(db);
	await sql`alter table ${sql.table('user')} add column kept_login text`.execute(db);
}
