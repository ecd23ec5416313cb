import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../apps/server/src/db/open-sqlite.ts';
import type { Random } from '../../apps/server/src/demo/random.ts';

const PAGE = 4096;

/** Bytes of the file that say that it is a database of SQLite's, and how to read it. */
const HEADER = 100;

const KINDS = ['header', 'bytes', 'bytes', 'page', 'wal bytes', 'wal page'] as const;

/** Damages a copy of a database as a worn memory card does; returns what was damaged. */
export function damage(folder: string, random: Random): string {
	const wal = join(folder, `${DATABASE_FILE}-wal`);
	const kind = random.pick(existsSync(wal) ? KINDS : KINDS.slice(0, 4));
	const file = kind.startsWith('wal') ? wal : join(folder, DATABASE_FILE);
	const content = readFileSync(file);
	const end = kind === 'header' ? HEADER : content.length;
	if (kind.endsWith('page')) overwritePage(content, random);
	else
		for (let count = random.between(1, 16); count > 0; count--) flipByte(content, random.between(0, end - 1), random);
	writeFileSync(file, content);
	return kind;
}

function flipByte(content: Buffer, at: number, random: Random): void {
	content[at] = (content[at] ?? 0) ^ random.between(1, 255);
}

function overwritePage(content: Buffer, random: Random): void {
	const begin = random.between(0, Math.floor(content.length / PAGE) - 1) * PAGE;
	for (let at = begin; at < begin + PAGE; at++) content[at] = random.between(0, 255);
}
