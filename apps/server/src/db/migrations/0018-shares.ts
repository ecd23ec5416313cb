import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/**
 * Links without a login (ON-SITE.md, section WALL): of the token nothing but its hash, which is enough, as nobody can guess
 * 192 random bits. Ids are never used twice, as everywhere.
 */
export async function shares(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'share')
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('view', 'text', (column) => column.notNull())
		.addColumn('token_hash', 'text', (column) => column.notNull().unique())
		.addColumn('expires_at', 'bigint')
		.addColumn('last_used_at', 'bigint')
		.execute();
}
