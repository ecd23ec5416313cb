import type { ImportBody, ImportResult } from '@crossload/contract';
import { type Instant, rowKey } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { runImport } from '../features/import/import.service.ts';

/** How many of each: of a running order stages and bands too. */
export type Counts = Readonly<Record<string, number>>;

/** What an import did, or would do. */
export interface Imported {
	readonly result: ImportResult;
	readonly made: Counts;
	/** What the file names that was there already; a row that repeats another counts as there. */
	readonly found: Counts;
}

/** What rows of a kind are called. */
const NOUNS = {
	running_order: 'show',
	vehicles: 'vehicle',
	positions: 'position',
	persons: 'person',
	activities: 'activity',
} as const;

/**
 * Imports rows by the one engine, all of them or nothing (IN-AND-OUT.md, IMP-08). Nothing is written, and no revision
 * made, when all of it is there already. Throws Invalid for faulty rows that are not left out.
 */
export async function importRows(database: Database, body: ImportBody, at: Instant): Promise<Imported> {
	const result = await runUnitOfWork(database, { actor: null, at }, (work) => runImport(work, body));
	const taken = body.rows.filter((_, index) => result.rows[index]?.state !== 'faulty');
	const makes = (entity: string) => result.makes.filter((each) => each.entity === entity).length;
	const named = (field: string) => new Set(taken.map(({ values }) => rowKey(String(values[field] ?? '')))).size;
	const isOrder = body.kind === 'running_order';
	const made = {
		...(isOrder && { stage: makes('stage'), band: makes('band') }),
		[NOUNS[body.kind]]: result.counts.new,
	};
	const found = {
		...(isOrder && { stage: named('stage') - makes('stage'), band: named('band') - makes('band') }),
		[NOUNS[body.kind]]: taken.length - result.counts.new,
	};
	return { result, made, found };
}
