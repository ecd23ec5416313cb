import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/** Alerts to phones whose app is closed (ON-SITE.md, ALRT-05): keys, devices, and what they still have to get. */
export async function push(db: Kysely<never>, engine: Engine): Promise<void> {
	await db.schema
		.createTable('push_key')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('public_key', 'text', (column) => column.notNull())
		.addColumn('private_key', 'text', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'push_device')
		.addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('endpoint', 'text', (column) => column.notNull().unique())
		.addColumn('p256dh', 'text', (column) => column.notNull())
		.addColumn('auth', 'text', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'push_alert')
		.addColumn('alert_id', 'integer', (column) => column.notNull().references('alert.id').onDelete('cascade'))
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'push_message')
		.addColumn('device_id', 'integer', (column) => column.notNull().references('push_device.id').onDelete('cascade'))
		.addColumn('topic', 'text', (column) => column.notNull())
		.addColumn('payload', 'text', (column) => column.notNull())
		.addColumn('due_at', 'bigint', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('tries', 'integer', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('push_message_by_due').on('push_message').column('due_at').execute();
	await db.schema.createIndex('push_message_by_device').on('push_message').column('device_id').execute();
	await db.schema.createIndex('push_device_by_user').on('push_device').column('user_id').execute();
}
