import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { keyOf, type TableName } from './moved-tables.ts';

/** A row of any table, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows read and written at once, with all their columns below PostgreSQL's limit on parameters. */
const PAGE = 500;

/** All rows of a table, a page at a time. */
export async function* pagesOf(db: Db, table: TableName): AsyncGenerator<readonly Row[]> {
	const key = keyOf(table);
	const columns = sql.join(key.map((column) => sql.ref(column)));
	let after = sql``;
	for (;;) {
		const { rows } =
			await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`.execute(db);
		if (rows.length > 0) yield rows;
		const last = rows.at(-1);
		if (!last || rows.length < PAGE) return;
		after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
	}
}

/** How many rows a table has. */
export async function countRows(db: Db, table: TableName): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
	return rows[0]?.count ?? 0;
}
