import type { Kysely } from 'kysely';

/** What each user has chosen to concern them (ON-SITE.md, ALRT-07). It goes with the user. */
export async function watch(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('watch')
		.addColumn('user_id', 'integer', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
		.addColumn('mine', 'text', (column) => column.notNull())
		.addColumn('kinds', 'text')
		.addColumn('quiet_from', 'text')
		.addColumn('quiet_to', 'text')
		.execute();
}
