import type { Db } from './database.ts';
import { chunksOf } from './rows.ts';

/** A table whose rows others refer to by number. */
export type NumberedTable = 'band' | 'person' | 'position' | 'stage' | 'team_function' | 'vehicle';

/** A table whose few rows came with the schema: others refer to them by words. */
type TypeTable = 'activity_type' | 'vehicle_type';

type Sent<Id> = Id | readonly Id[] | null | undefined;

/** The table that a field refers to, and what was sent to refer with. */
export type Reference = readonly [NumberedTable, Sent<number>] | readonly [TypeTable, Sent<string>];

/** What is wrong, by the path of the field, with references to something that does not exist (CHECKLIST API-05). */
export async function missingReferences(
	db: Db,
	references: Readonly<Record<string, Reference>>,
): Promise<Record<string, string>> {
	const missing = await missingByTable(db, Object.values(references));
	const faults: Record<string, string> = {};
	for (const [field, [table, sent]] of Object.entries(references)) {
		const its = idsIn(sent).filter((id) => missing.get(table)?.has(id));
		if (its.length > 0) faults[field] = `There is no ${table.replace('_', ' ')} with id ${its.join(', ')}`;
	}
	return faults;
}

function idsIn(sent: Reference[1]): (number | string)[] {
	return [sent ?? []].flat();
}

/** What is missing of everything that is referred to, each table queried once. */
async function missingByTable(db: Db, references: readonly Reference[]) {
	const missing = new Map<Reference[0], Set<number | string>>();
	for (const [table, its] of Map.groupBy(references, ([named]) => named)) {
		const ids = [...new Set(its.flatMap(([, sent]) => idsIn(sent)))];
		const isType = table === 'activity_type' || table === 'vehicle_type';
		missing.set(
			table,
			new Set(isType ? await missingTypes(db, table, ids) : await missingIds(db, table, ids as number[])),
		);
	}
	return missing;
}

/** A text may hold what no database takes as a parameter, so it is looked for here. */
async function missingTypes(db: Db, table: TypeTable, ids: readonly (number | string)[]) {
	if (ids.length === 0) return [];
	const known = new Set<number | string>((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
	return ids.filter((id) => !known.has(id));
}

/** Those of the ids that no row of the table has. */
export async function missingIds(db: Db, table: NumberedTable, ids: readonly number[]): Promise<number[]> {
	const known = new Set<number>();
	for (const chunk of chunksOf(ids)) {
		for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', chunk).execute()) known.add(id);
	}
	return ids.filter((id) => !known.has(id));
}
