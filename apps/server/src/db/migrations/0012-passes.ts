import type { Kysely } from 'kysely';

/**
 * The code of each vehicle's pass (ON-SITE.md, GATE-06). It refers to the vehicle without holding it back: a vehicle that is
 * removed and comes back by undo has its printed pass again.
 */
export async function passes(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('vehicle_pass')
		.addColumn('vehicle_id', 'integer', (column) => column.primaryKey())
		.addColumn('code', 'text', (column) => column.notNull().unique())
		.execute();
}
