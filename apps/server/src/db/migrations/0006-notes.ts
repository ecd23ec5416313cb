import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/**
 * What people note while they work. Ids are never used twice, as everywhere. What a note is about may go: it does not hold
 * a stage, position or band back, and says nothing of one that is gone.
 */
export async function notes(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'note')
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('actor_id', 'integer')
		.addColumn('actor_name', 'text')
		.addColumn('text', 'text', (column) => column.notNull())
		.addColumn('stage_id', 'integer')
		.addColumn('position_id', 'integer')
		.addColumn('band_id', 'integer')
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('note_by_at').on('note').column('at').execute();
}
