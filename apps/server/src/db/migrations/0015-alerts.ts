import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/** What needs or needed somebody, and from which minutes on (ON-SITE.md, ALRT). What an alert is about may go. */
export async function alerts(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'alert')
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('key', 'text', (column) => column.notNull())
		.addColumn('since', 'bigint', (column) => column.notNull())
		.addColumn('until', 'bigint')
		.addColumn('activities', 'text', (column) => column.notNull())
		.addColumn('stage_id', 'integer')
		.addColumn('position_id', 'integer')
		.addColumn('band_id', 'integer')
		.addColumn('vehicle_id', 'integer')
		.addColumn('text', 'text', (column) => column.notNull())
		.addColumn('taken_by_id', 'integer')
		.addColumn('taken_by_name', 'text')
		.addColumn('taken_at', 'bigint')
		.addColumn('edition', 'integer', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('alert_by_edition').on('alert').column('edition').execute();
	await db.schema.createIndex('alert_by_until').on('alert').column('until').execute();
	await db.schema
		.createTable('alert_setting')
		.addColumn('kind', 'text', (column) => column.primaryKey())
		.addColumn('minutes', 'integer')
		.execute();
}
