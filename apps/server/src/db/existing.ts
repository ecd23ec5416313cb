import type { Db } from './database.ts';

type NumberedTable = 'band' | 'person' | 'position' | 'stage' | 'vehicle';

/** The table that a field refers to, and what was sent to refer with. */
type Reference = readonly [NumberedTable, number | readonly number[] | null | undefined];

/** What is wrong, by the path of the field, with references to something that does not exist (CHECKLIST API-05). */
export async function deadReferences(
	db: Db,
	references: Readonly<Record<string, Reference>>,
): Promise<Record<string, string>> {
	const faults: Record<string, string> = {};
	for (const [field, [table, sent]] of Object.entries(references)) {
		const missing = await missingIds(db, table, [sent ?? []].flat());
		if (missing.length > 0) faults[field] = `There is no ${table} with id ${missing.join(', ')}`;
	}
	return faults;
}

async function missingIds(db: Db, table: NumberedTable, ids: readonly number[]): Promise<number[]> {
	if (ids.length === 0) return [];
	const found = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
	const known = new Set(found.map(({ id }) => id));
	return ids.filter((id) => !known.has(id));
}
