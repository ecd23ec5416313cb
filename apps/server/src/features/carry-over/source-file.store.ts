import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SCHEMA_VERSION } from '../../db/migrate.ts';
import { unchangingFile } from '../../db/unchanging-file.ts';
import { SourceRefused } from './source-refused.ts';

/** A database of Crossload's that nobody works on, and its schema's version. */
export interface SourceFile {
	readonly database: DatabaseSync;
	readonly version: number;
}

/**
 * Opens a file that anybody may have made. Nothing in it is ever run: it is only read, a schema that could make SQLite do
 * more than that is refused before a row is looked at, and one that is no longer whole as well. Throws SourceRefused.
 */
export function openSourceFile(file: string): SourceFile {
	expectSqlite(file);
	const database = new DatabaseSync(unchangingFile(file), {
		...{ readOnly: true, defensive: true, allowExtension: false, enableDoubleQuotedStringLiterals: false },
		limits: { length: MAX_LENGTH },
	});
	try {
		database.exec('pragma trusted_schema = off; pragma cell_size_check = on');
		expectPlainSchema(database);
		const version = versionOf(database);
		if (database.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') throw damaged();
		return { database, version };
	} catch (error) {
		database.close();
		throw error;
	}
}

/** It is no longer whole, or somebody has made it on purpose. */
export function damaged(): SourceRefused {
	return new SourceRefused('This database is damaged. Choose a backup that npm run backup has made.');
}

/** Bytes of one value: beyond it SQLite gives up instead of taking the memory. */
const MAX_LENGTH = 20_000_000;

const MAGIC = 'SQLite format 3\0';

function expectSqlite(file: string): void {
	const head = Buffer.alloc(MAGIC.length);
	const handle = openSync(file, 'r');
	try {
		const length = readSync(handle, head, 0, head.length, 0);
		if (length === MAGIC.length && head.toString('latin1') === MAGIC) return;
	} finally {
		closeSync(handle);
	}
	throw new SourceRefused(
		'This is no SQLite database. Choose a backup, or the file crossload.sqlite of a data folder.',
	);
}

/** Things in a schema, at most; Crossload has some 60. */
const MAX_THINGS = 1000;

/** What would make a table do more than hold rows. The tables of Crossload have none of it. */
const MORE_THAN_ROWS = /^\s*create\s+virtual|\bcheck\b|\bgenerated\b|\bas\s*\(/i;

function expectPlainSchema(database: DatabaseSync): void {
	let count = 0;
	for (const { type, sql } of database.prepare('select type, sql from sqlite_schema').iterate()) {
		count += 1;
		const isPlain = type === 'index' || (type === 'table' && !MORE_THAN_ROWS.test(String(sql)));
		if (!isPlain || count > MAX_THINGS) {
			throw new SourceRefused('This database has views, triggers or rules, which no database of Crossload has.');
		}
	}
}

function versionOf(database: DatabaseSync): number {
	if (!hasTable(database, 'schema_version')) throw foreign();
	const version = database.prepare('select version from schema_version').get()?.['version'];
	if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw foreign();
	if (version > SCHEMA_VERSION) {
		throw new SourceRefused(
			`This database is of a newer version of Crossload (schema ${version}, here ${SCHEMA_VERSION}). Upgrade this installation first.`,
		);
	}
	return version;
}

function foreign(): SourceRefused {
	return new SourceRefused('This is a SQLite database, but none of Crossload’s.');
}

function hasTable(database: DatabaseSync, name: string): boolean {
	return database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined;
}
