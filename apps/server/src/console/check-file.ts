import { DatabaseSync } from 'node:sqlite';
import { SCHEMA_VERSION } from '../db/migrate.ts';

/** What is wrong with a SQLite file as a database of Crossload's; empty when nothing is. The file is only read. */
export function faultsOf(file: string | URL): string[] {
	try {
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			return [...integrityFaults(database), ...schemaFaults(database)];
		} finally {
			database.close();
		}
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

function integrityFaults(database: DatabaseSync): string[] {
	const integrity = database
		.prepare('pragma integrity_check')
		.all()
		.map((row) => String(row['integrity_check']));
	const missing = database.prepare('pragma foreign_key_check').all();
	return [
		...integrity.filter((line) => line !== 'ok'),
		...missing.map((row) => `row ${row['rowid']} of ${row['table']} refers to a missing row of ${row['parent']}`),
	];
}

function schemaFaults(database: DatabaseSync): string[] {
	const version = Number(database.prepare('select version from schema_version').get()?.['version']);
	return version <= SCHEMA_VERSION ? [] : [`it has schema version ${version}, this program knows ${SCHEMA_VERSION}`];
}
