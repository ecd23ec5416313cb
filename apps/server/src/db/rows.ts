import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** Rows per statement, below both databases' limit on parameters. */
const CHUNK = 500;

/** Rows in pieces that one statement can take. */
export function chunksOf<T>(all: readonly T[]): T[][] {
	const count = Math.ceil(all.length / CHUNK);
	return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}

/**
 * What an upsert sets in rows that are there already: every column of the new rows but those of its conflict target. All
 * rows have the same columns.
 */
export function excludedColumns<Row extends object, Target extends keyof Row>(
	[row]: readonly Row[],
	...target: readonly Target[]
) {
	const columns = Object.keys(row ?? {}).filter((column) => !target.some((each) => each === column));
	return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as {
		readonly [Column in Exclude<keyof Row, Target>]: RawBuilder<Row[Column]>;
	};
}

/** How many rows a query finds. */
export async function countOf<Tables, Table extends keyof Tables>(
	query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
	const counted = query.select(({ fn }) => fn.countAll<number>().as('count'));
	return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}

/** The ids of rows, in their order. */
export function idsOf(rows: readonly { readonly id: number }[]): number[] {
	return rows.map(({ id }) => id);
}

/** A row as a query returns it; the query is what a function builds. */
export type RowOf<Select extends (...of: never[]) => { execute(): Promise<readonly unknown[]> }> = Awaited<
	ReturnType<ReturnType<Select>['execute']>
>[number];

/** What a row refers to, in one line, from the columns of a left join; null where it refers to nothing. */
export function namedReference(id: number | null, name: string | null): { id: number; name: string } | null {
	return id === null || name === null ? null : { id, name };
}
