import type { ImportBody, ImportResult } from '@crossload/contract';
import { type Instant, rowKey } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { runImport } from '../features/import/import.service.ts';

/** Counts by noun; a running order counts its stages and bands too. */
export type Counts = Readonly<Record<string, number>>;

/** What an import did, or would do. */
export interface Imported {
	readonly result: ImportResult;
	/** What one of its rows is called: 'show'. */
	readonly noun: string;
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
 * Imports rows, all of them or none (IN-AND-OUT.md, IMP-08). Nothing is written, and no revision
 * made, when all of it is there already. Throws Invalid for faulty rows that are not left out.
 */
export async function importRows(database: Database, body: ImportBody, at: Instant): Promise<Imported> {
	const result = await runUnitOfWork(database, { actor: null, at }, (work) => runImport(work, body));
	const valid = body.rows.filter((_, index) => result.rows[index]?.state !== 'faulty');
	const countMade = (entity: string) => result.makes.filter((each) => each.entity === entity).length;
	const countNamed = (field: string) => new Set(valid.map(({ values }) => rowKey(String(values[field] ?? '')))).size;
	const isOrder = body.kind === 'running_order';
	const noun = NOUNS[body.kind];
	const made = {
		...(isOrder && { stage: countMade('stage'), band: countMade('band') }),
		[noun]: result.counts.new,
	};
	const found = {
		...(isOrder && { stage: countNamed('stage') - countMade('stage'), band: countNamed('band') - countMade('band') }),
		[noun]: valid.length - result.counts.new,
	};
	return { result, noun, made, found };
}
