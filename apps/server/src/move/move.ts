import { sql } from 'kysely';
import { Refused } from '../console/command.ts';
import type { Database, Db, Trx } from '../db/database.ts';
import { lockWriters } from '../db/postgres-work.ts';
import { type Contents, ContentsSum, contentsOf } from './checksum.ts';
import { MOVED_TABLES, SCHEMA_TABLES, type TableName } from './moved-tables.ts';
import { countRows, pagesOf, type Row } from './pages.ts';

/** What a move has done. */
export interface Moved {
	readonly tables: readonly (Contents & { readonly table: TableName })[];
	/** Everything was there already, from an earlier move. */
	readonly wasThere: boolean;
}

/** From where to where; both have the same schema. The source must not be written meanwhile. */
export interface Move {
	readonly source: Database;
	readonly target: Database;
}

/**
 * Copies everything of a SQLite database into an empty PostgreSQL database, in one transaction: everyone who looks, and
 * however it ends, sees all of it or nothing. Before it is committed the copy is read again and compared. Throws Refused
 * when the target holds anything else, or the copy is not as the source.
 */
export async function move({ source, target }: Move): Promise<Moved> {
	return await source.db
		.transaction()
		.setAccessMode('read only')
		.execute(async (from) => {
			return await target.db.transaction().execute(async (to) => {
				await lockWriters(to);
				const found = await nonEmptyTables(to);
				return found.length > 0 ? await expectSame({ from, to }, found) : await copyAll({ from, to });
			});
		});
}

interface Ends {
	readonly from: Db;
	readonly to: Trx;
}

async function copyAll({ from, to }: Ends): Promise<Moved> {
	for (const table of SCHEMA_TABLES) await sql`delete from ${sql.table(table)}`.execute(to);
	const tables: (Contents & { table: TableName })[] = [];
	for (const table of MOVED_TABLES) tables.push({ table, ...(await copyTable({ from, to }, table)) });
	await continueSequences({ from, to });
	const damaged: string[] = [];
	for (const copied of tables) {
		if (!isSame(copied, await contentsOf(to, copied.table))) damaged.push(copied.table);
	}
	if (damaged.length > 0) {
		throw new Refused(`The copy is not as the original: ${damaged.join(', ')}. Nothing was moved.`);
	}
	return { tables, wasThere: false };
}

async function copyTable({ from, to }: Ends, table: TableName): Promise<Contents> {
	const sum = new ContentsSum();
	for await (const rows of pagesOf(from, table)) {
		sum.add(rows);
		await insert(to, table, rows);
	}
	return sum.contents;
}

async function insert(to: Trx, table: TableName, rows: readonly Row[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
	await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
		values ${sql.join(values)}`.execute(to);
}

/** Ids are never used twice, those of rows that are gone included. */
async function continueSequences({ from, to }: Ends): Promise<void> {
	const { rows } = await sql<{
		name: string;
		seq: number;
	}>`select name, seq from sqlite_sequence where seq > 0`.execute(from);
	for (const { name, seq } of rows) {
		await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${seq})`.execute(to);
	}
}

/** The tables of a database that hold anything of a festival, with their counts. */
async function nonEmptyTables(db: Db): Promise<string[]> {
	const found: string[] = [];
	for (const table of MOVED_TABLES) {
		const rows = SCHEMA_TABLES.includes(table) ? 0 : await countRows(db, table);
		if (rows > 0) found.push(`${table} ${rows}`);
	}
	return found;
}

async function expectSame({ from, to }: Ends, found: readonly string[]): Promise<Moved> {
	const tables: (Contents & { table: TableName })[] = [];
	for (const table of MOVED_TABLES) {
		const contents = await contentsOf(from, table);
		if (!isSame(contents, await contentsOf(to, table))) {
			throw new Refused(
				`The PostgreSQL database holds other data (${found.join(', ')}) and is left as it is. Name an empty one.`,
			);
		}
		tables.push({ table, ...contents });
	}
	return { tables, wasThere: true };
}

function isSame(a: Contents, b: Contents): boolean {
	return a.rows === b.rows && a.checksum === b.checksum;
}
