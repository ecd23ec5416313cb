import type { Db } from './database.ts';
import { chunksOf } from './rows.ts';

/** A table whose rows others refer to by number. */
export type NumberedTable = 'band' | 'person' | 'position' | 'stage' | 'vehicle';

/** The table that a field refers to, and what was sent to refer with. */
export type Reference = readonly [NumberedTable, number | readonly number[] | null | undefined];

/** What is wrong, by the path of the field, with references to something that does not exist (CHECKLIST API-05). */
export async function missingReferences(
	db: Db,
	references: Readonly<Record<string, Reference>>,
): Promise<Record<string, string>> {
	const missing = await missingByTable(db, Object.values(references));
	const faults: Record<string, string> = {};
	for (const [field, [table, sent]] of Object.entries(references)) {
		const its = [sent ?? []].flat().filter((id) => missing.get(table)?.has(id));
		if (its.length > 0) faults[field] = `There is no ${table} with id ${its.join(', ')}`;
	}
	return faults;
}

/** What is missing of everything that is referred to, each table queried once. */
async function missingByTable(db: Db, references: readonly Reference[]): Promise<Map<NumberedTable, Set<number>>> {
	const sent = new Map<NumberedTable, Set<number>>();
	for (const [table, ids] of references) {
		const known = sent.get(table) ?? new Set();
		sent.set(table, known);
		for (const id of [ids ?? []].flat()) known.add(id);
	}
	const missing = new Map<NumberedTable, Set<number>>();
	for (const [table, ids] of sent) missing.set(table, new Set(await missingIds(db, table, [...ids])));
	return missing;
}

/** Those of the ids that no row of the table has. */
export async function missingIds(db: Db, table: NumberedTable, ids: readonly number[]): Promise<number[]> {
	const known = new Set<number>();
	for (const chunk of chunksOf(ids)) {
		for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', chunk).execute()) known.add(id);
	}
	return ids.filter((id) => !known.has(id));
}
