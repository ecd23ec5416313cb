import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/** A table whose ids are never used twice: AUTOINCREMENT here, an identity column there. */
export function tableWithId(db: Kysely<never>, engine: Engine, name: string) {
	const table = db.schema.createTable(name);
	return engine === 'sqlite'
		? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
		: table.addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey());
}
