import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/** What was printed, to compare with what holds by now (IN-AND-OUT, SHEET-03, SHEET-04). Bounded in number. */
export async function sheets(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'sheet_issue')
		.addColumn('code', 'text', (column) => column.notNull().unique())
		.addColumn('sheet', 'text', (column) => column.notNull())
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('subject_id', 'integer')
		.addColumn('day', 'text')
		.addColumn('level', 'text', (column) => column.notNull())
		.addColumn('title', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('revision', 'bigint', (column) => column.notNull())
		.addColumn('lines', 'text', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('sheet_issue_by_sheet').on('sheet_issue').columns(['sheet', 'id']).execute();
}
