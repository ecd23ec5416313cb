import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/**
 * What imports remember (IN-AND-OUT.md, IMP-13 and IMP-14): the values of each row that they had, and which names mean
 * what. It hangs on its import, so that taking one back takes all of that back. Rows may be of what is gone since.
 */
export async function imports(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'import')
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('imported_row')
		.addColumn('import_id', 'integer', (column) => column.notNull().references('import.id').onDelete('cascade'))
		.addColumn('entity_id', 'integer', (column) => column.notNull())
		.addColumn('row_values', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('imported_row_key', ['import_id', 'entity_id'])
		.execute();
	await db.schema
		.createTable('import_alias')
		.addColumn('import_id', 'integer', (column) => column.notNull().references('import.id').onDelete('cascade'))
		.addColumn('entity', 'text', (column) => column.notNull())
		.addColumn('name_key', 'text', (column) => column.notNull())
		.addColumn('entity_id', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('import_alias_key', ['import_id', 'entity', 'name_key'])
		.execute();
}
