import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folder } from '../../../testing/server-process.ts';

/** The database with something done to it by hand, as one file. */
export function corruptedDatabase({ bytes }: { readonly bytes: Buffer }, sql: string): Buffer {
	const file = join(folder(), 'corrupted.sqlite');
	writeFileSync(file, bytes);
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	database.exec(`pragma journal_mode = delete; ${sql}`);
	database.close();
	return readFileSync(file);
}
