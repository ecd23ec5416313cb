import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Db } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { NodeSqliteDialect } from '../../db/node-sqlite-dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { damaged, type SourceFile } from './source-file.store.ts';
import { SourceRefused } from './source-refused.ts';

/** The tables that are read; whatever else the file has is not looked at. */
const READ = [
	'stage',
	'person',
	'position',
	'team_function',
	'team_function_member',
	'template',
	'plan_settings',
	'alert_setting',
	'user',
	'band',
	'vehicle',
	'activity',
	'activity_vehicle',
	'import',
	'import_alias',
] as const satisfies readonly (keyof Tables)[];

/** Columns that stay where they are, with what stands in their place: what happened, who was logged in. */
const LEFT_OUT: Readonly<Partial<Record<(typeof READ)[number], Readonly<Record<string, SQLInputValue>>>>> = {
	user: { token_version: 0, kept_login: null },
	band: { status: 'not_here' },
	activity: { start: null, end: null, cancelled: null, cancel_reason: null },
};

/** Rows and characters that are read at most: several times the largest festival that is measured. */
const LIMITS = { rows: 500_000, characters: 100_000_000 };

/**
 * The rows of a source in a database of our own in memory: made by our own migrations up to the source's version, filled,
 * and then brought up to date, so that an older installation's rows become what its upgrade would have made of them.
 */
export async function copyOfSource({ database: source, version }: SourceFile): Promise<Db> {
	const copy = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
	const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(copy) });
	await migrate(db, 'sqlite', version);
	const left = { ...LIMITS };
	for (const table of READ) {
		const columns = columnsOf(copy, table);
		if (columns.length > 0) copyRows({ from: source, to: copy, left }, { table, columns });
	}
	await migrate(db, 'sqlite');
	return db;
}

/** Empty for a table that the version does not have yet. */
function columnsOf(database: DatabaseSync, table: string): string[] {
	return database
		.prepare(`pragma table_info("${table}")`)
		.all()
		.map(({ name }) => String(name));
}

interface Copying {
	readonly from: DatabaseSync;
	readonly to: DatabaseSync;
	/** What may still be read. */
	readonly left: { rows: number; characters: number };
}

interface CopiedTable {
	readonly table: (typeof READ)[number];
	readonly columns: readonly string[];
}

function copyRows({ from, to, left }: Copying, { table, columns }: CopiedTable): void {
	const instead = LEFT_OUT[table] ?? {};
	const read = columns.filter((column) => !(column in instead));
	const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
	const insert = to.prepare(
		`insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
	);
	// Templates come with the schema: they are the source's own from here on.
	to.exec(`begin; delete from "${table}"`);
	for (const row of from.prepare(`select ${quoted(read)} from "${table}"`).iterate()) {
		for (const column of read) left.characters -= lengthOf(row[column]);
		left.rows -= 1;
		if (left.rows < 0 || left.characters < 0) {
			throw new SourceRefused('This database holds more than any festival has.');
		}
		insert.run(...columns.map((column) => row[column] ?? instead[column] ?? null));
	}
	to.exec('commit');
}

/** Characters of a text, one of anything else. Throws SourceRefused for bytes, which no column has. */
function lengthOf(value: unknown): number {
	if (value === null || typeof value === 'number') return 1;
	if (typeof value !== 'string') throw damaged();
	return value.length;
}
