import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { TEMPLATES } from './0010-seeds.ts';
import { tableWithId } from './table-with-id.ts';

/** Templates of an act's day, with four to begin with (PLAN.md, TPL-01). Ids are never used twice, as everywhere. */
export async function templates(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'template')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('steps', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	for (const { name, steps } of TEMPLATES) {
		await sql`insert into template (name, steps, version) values (${name}, ${JSON.stringify(steps)}, 1)`.execute(db);
	}
}
