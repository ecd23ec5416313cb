import { type RawBuilder, sql } from 'kysely';

/** Rows per statement, below both databases' limit on parameters. */
const CHUNK = 500;

/** Rows in pieces that one statement can take. */
export function chunksOf<T>(all: readonly T[]): T[][] {
	const count = Math.ceil(all.length / CHUNK);
	return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}

/**
 * Inserts rows in pieces that one statement can take; returns their ids in the same order. New ids are given in the order
 * of the rows; nothing says that they are returned in it.
 */
export async function insertInChunks<Row>(
	rows: readonly Row[],
	insert: (chunk: readonly Row[]) => Promise<readonly { readonly id: number }[]>,
): Promise<number[]> {
	const ids: number[] = [];
	for (const chunk of chunksOf(rows)) {
		ids.push(...(await insert(chunk)).map(({ id }) => id).sort((a, b) => a - b));
	}
	return ids;
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

/** The ids of rows, in their order. */
export function idsOf(rows: readonly { readonly id: number }[]): number[] {
	return rows.map(({ id }) => id);
}

/** The next state of a row that exists. */
export interface NextState<State> {
	readonly id: number;
	readonly state: State;
	readonly version: number;
}

/** A row as a query returns it; the query is what a function builds. */
export type RowOf<Select extends (...of: never[]) => { execute(): Promise<readonly unknown[]> }> = Awaited<
	ReturnType<ReturnType<Select>['execute']>
>[number];

/** What a row refers to, in one line, from the columns of a left join; null where it refers to nothing. */
export function namedReference(id: number | null, name: string | null): { id: number; name: string } | null {
	return id === null || name === null ? null : { id, name };
}
