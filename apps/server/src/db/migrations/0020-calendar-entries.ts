import type { Kysely } from 'kysely';

/**
 * What calendar feeds showed last of each activity (ON-SITE.md, WALL-05): what is gone is crossed out in the calendars that
 * follow, under a number that rises with every change. The activity may be gone, the share may not.
 */
export async function calendarEntries(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('calendar_entry')
		.addColumn('share_id', 'integer', (column) => column.notNull().references('share.id').onDelete('cascade'))
		.addColumn('activity_id', 'integer', (column) => column.notNull())
		.addColumn('sequence', 'integer', (column) => column.notNull())
		.addColumn('event', 'text', (column) => column.notNull())
		.addColumn('changed_at', 'bigint', (column) => column.notNull())
		.addColumn('gone_at', 'bigint')
		.addPrimaryKeyConstraint('calendar_entry_pk', ['share_id', 'activity_id'])
		.execute();
}
