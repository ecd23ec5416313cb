import { Refused } from '../console/command.ts';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { expectDatabase, openSqlite } from '../db/open-sqlite.ts';
import { DatabaseUnreachable } from '../db/unreachable.ts';
import { type Moved, move } from './move.ts';

const USAGE =
	'Name the empty PostgreSQL database to move to: npm run move -- postgres://user:password@host/database (or set DATABASE_URL).';

/**
 * Moves the SQLite database of a data folder to PostgreSQL and returns what was moved, as a table. The folder is locked
 * meanwhile and left as it is. Throws Refused, NoDatabase, and FolderInUse while a server works on the folder.
 */
export async function moveFolder(dataFolder: string, [url = '', ...more]: readonly string[]): Promise<string> {
	if (!/^postgres(ql)?:\/\/\S+$/.test(url) || more.length > 0) throw new Refused(USAGE);
	expectDatabase(dataFolder);
	const lock = lockFolder(dataFolder);
	const opened: Database[] = [];
	try {
		const source = await openSqlite(dataFolder);
		opened.push(source);
		const target = await openTarget(url);
		opened.push(target);
		return report(await move({ source, target }), dataFolder);
	} finally {
		for (const database of opened) await database.close();
		lock.release();
	}
}

async function openTarget(url: string): Promise<Database> {
	try {
		return await openPostgres(url);
	} catch (error) {
		if (!(error instanceof DatabaseUnreachable)) throw error;
		throw new Refused(
			`Nothing was moved: PostgreSQL cannot be reached (${error.reason}). Check that the URL is right.`,
		);
	}
}

/** Characters of a checksum, enough to compare two at a glance. */
const SHOWN = 16;

function report({ tables, wasThere }: Moved, dataFolder: string): string {
	const width = Math.max(...tables.map(({ table }) => table.length));
	const lines = tables.map(
		({ table, rows, checksum }) => `${table.padEnd(width)}  ${String(rows).padStart(8)}  ${checksum.slice(0, SHOWN)}`,
	);
	const head = `${'Table'.padEnd(width)}  ${'Rows'.padStart(8)}  Checksum, the same on both sides`;
	const done = wasThere ? 'Everything was there already.' : 'Moved, read again and compared.';
	const next = `Start the server with DATABASE_URL from now on. ${dataFolder} is left as it was; do not write to it any more.`;
	return [head, ...lines, `${done} ${next}`].join('\n');
}
