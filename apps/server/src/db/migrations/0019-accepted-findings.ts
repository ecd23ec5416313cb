import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableWithId } from './table-with-id.ts';

/**
 * Findings that somebody has accepted, by their key (PLAN.md, CHK-20). Findings themselves are worked out of the plan and
 * stored nowhere. Ids are never used twice, as everywhere: the change log knows an acceptance by its id.
 */
export async function acceptedFindings(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'accepted_finding')
		.addColumn('key', 'text', (column) => column.notNull().unique())
		.addColumn('text', 'text', (column) => column.notNull())
		.addColumn('length', 'integer', (column) => column.notNull())
		.addColumn('note', 'text')
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('actor_id', 'integer')
		.addColumn('actor_name', 'text')
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
}
