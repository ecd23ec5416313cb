import type { ImportResult } from '@crossload/contract';
import { type Instant, rowKey } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { runImport } from '../features/import/import.service.ts';
import { withLapses } from '../features/plan/acceptance.service.ts';
import type { ShowRow } from './parse-running-order.ts';

/** Stages, bands and shows. */
export interface Counts {
	readonly stages: number;
	readonly bands: number;
	readonly shows: number;
}

/** What an import of a running order did, or would do. */
export interface ImportedOrder {
	readonly result: ImportResult;
	readonly made: Counts;
	/** What the running order names that was there already; a row that repeats another counts as there. */
	readonly found: Counts;
}

/**
 * Imports a running order by the one engine, all of it or nothing (IN-AND-OUT.md, IMP-08). Nothing is written, and no
 * revision made, when all of it is there already. Throws Invalid for rows that the engine does not take.
 */
export async function importRunningOrder(
	database: Database,
	rows: readonly ShowRow[],
	{ at, dryRun = false }: { at: Instant; dryRun?: boolean },
): Promise<ImportedOrder> {
	const sent = rows.map(({ line, name: band, stage, start, end }) => ({
		row: line,
		values: { band, stage, start, end },
	}));
	const body = { kind: 'running_order', dryRun, rows: sent } as const;
	const result = await runUnitOfWork(database, { actor: null, at }, (work) =>
		withLapses(work, (within) => runImport(within, body)),
	);
	const makes = (entity: 'stage' | 'band') => result.makes.filter((each) => each.entity === entity).length;
	const made = { stages: makes('stage'), bands: makes('band'), shows: result.counts.new };
	const found = {
		stages: new Set(rows.map(({ stage }) => rowKey(stage))).size - made.stages,
		bands: new Set(rows.map(({ name }) => rowKey(name))).size - made.bands,
		shows: rows.length - made.shows,
	};
	return { result, made, found };
}
