import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { stageRows } from '../features/stage/stage.store.ts';
import type { Database } from './database.ts';
import { FolderInUse, FolderUnusable, lockFolder } from './folder-lock.ts';
import { DamagedDatabase } from './lost-database.ts';
import { migrate, NewerDatabase, SCHEMA_VERSION } from './migrate.ts';
import { DATABASE_FILE, openSqlite } from './open-sqlite.ts';
import { runUnitOfWork } from './work.ts';

function folder(): string {
	const made = mkdtempSync(join(tmpdir(), 'crossload-sqlite-'));
	onTestFinished(() => rmSync(made, { recursive: true }));
	return made;
}

async function open(at: string): Promise<Database> {
	const database = await openSqlite(at);
	onTestFinished(() => database.close());
	return database;
}

async function addStage(database: Database, name: string): Promise<void> {
	await runUnitOfWork(database, { actor: null, at: toInstant(0) }, async (work) => {
		const id = await stageRows.insert(work.trx, { name, color: '#000000' });
		work.record({ entity: 'stage', id, before: null, after: { id } });
	});
}

async function pragma({ db }: Database, name: string): Promise<unknown> {
	const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
	return Object.values(rows[0] ?? {})[0];
}

test('REL-41 SQLite runs WAL with synchronous=FULL, foreign keys and a busy timeout', async () => {
	const database = await open(folder());
	expect(await pragma(database, 'journal_mode')).toBe('wal');
	expect(await pragma(database, 'synchronous')).toBe(2);
	expect(await pragma(database, 'foreign_keys')).toBe(1);
	expect(Number(await pragma(database, 'busy_timeout'))).toBeGreaterThan(0);
});

test('REL-06 the data folder and every file in it are their owner’s alone', async () => {
	const data = join(folder(), 'data');
	const database = await open(data);
	await addStage(database, 'Plaza');
	expect(statSync(data).mode & 0o777).toBe(0o700);
	const files = readdirSync(data);
	expect(files).toContain(`${DATABASE_FILE}-wal`);
	expect(files.map((file) => statSync(join(data, file)).mode & 0o777)).toEqual(files.map(() => 0o600));
});

test('API-09 one’s own write is known at once, another connection’s soon', async () => {
	const data = folder();
	const [one, other] = [await open(data), await open(data)];
	expect(one.revision.current()).toBe(0);
	await addStage(other, 'Plaza');
	expect(other.revision.current()).toBe(1);
	await expect.poll(() => one.revision.current(), { interval: 5 }).toBe(1);
	await addStage(one, 'Annex');
	expect(one.revision.current()).toBe(2);
	await expect.poll(() => other.revision.current(), { interval: 5 }).toBe(2);
});

test('API-09 what is not committed yet is no revision, and is none when it is taken back', async () => {
	const data = folder();
	const [one, other] = [await open(data), await open(data)];
	await addStage(other, 'Plaza');
	const seen: unknown[] = [];
	const failing = runUnitOfWork(one, { actor: null, at: toInstant(0) }, async ({ trx }) => {
		const row = { ordinal: 0, at: toInstant(0), entity: 'stage', entity_id: 1, action: 'update' } as const;
		await trx
			.insertInto('change')
			.values({ ...row, revision: 2 })
			.execute();
		seen.push(one.revision.current());
		throw new Error('taken back');
	});
	await expect(failing).rejects.toThrow('taken back');
	expect(seen).not.toContain(2);
	await expect.poll(() => one.revision.current(), { interval: 5 }).toBe(1);
});

test('REL-42 a write that SQLite itself has taken back fails with the reason for that', async () => {
	const database = await open(folder());
	const failing = runUnitOfWork(database, { actor: null, at: toInstant(0) }, async ({ trx }) => {
		await sql`insert or rollback into stage (id) values (1)`.execute(trx);
	});
	await expect(failing).rejects.toThrow('NOT NULL constraint failed');
	await addStage(database, 'Plaza');
	expect(await database.db.selectFrom('stage').select('name').execute()).toEqual([{ name: 'Plaza' }]);
});

test('REL-44 opening again finds everything and changes nothing', async () => {
	const data = folder();
	const first = await openSqlite(data);
	await addStage(first, 'Plaza');
	await first.close();
	const again = await open(data);
	expect(again.revision.current()).toBe(1);
	expect(await again.db.selectFrom('stage').select('name').execute()).toEqual([{ name: 'Plaza' }]);
	await migrate(again.db, 'sqlite');
	const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(again.db);
	expect(rows).toEqual([{ version: SCHEMA_VERSION }]);
});

test('REL-44 a database of a newer version is refused and left as it is, byte for byte', async () => {
	const data = folder();
	await (await openSqlite(data)).close();
	const file = join(data, DATABASE_FILE);
	const newer = new DatabaseSync(file);
	newer.exec(`update schema_version set version = ${SCHEMA_VERSION + 1}`);
	newer.close();
	const before = readFileSync(file);
	await expect(openSqlite(data)).rejects.toThrow(NewerDatabase);
	expect(readFileSync(file).equals(before)).toBe(true);
	expect(readdirSync(data)).toEqual([DATABASE_FILE]);
});

test('REL-44 a file that is no database is refused, named, and left as it is', async () => {
	const data = folder();
	const file = join(data, DATABASE_FILE);
	const garbage = Buffer.from('these are somebody’s notes. '.repeat(200));
	writeFileSync(file, garbage);
	chmodSync(file, 0o640);
	const refused = openSqlite(data);
	await expect(refused).rejects.toThrow(DamagedDatabase);
	await expect(refused).rejects.toThrow(file);
	expect(readFileSync(file).equals(garbage)).toBe(true);
	expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('REL-44 a damaged database is refused with its log beside it, both byte for byte as they were', async () => {
	const [data, left] = [folder(), folder()];
	await (await openSqlite(data)).close();
	await addStage(await open(data), 'Plaza');
	const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`];
	for (const file of files) cpSync(join(data, file), join(left, file));
	const content = readFileSync(join(left, DATABASE_FILE));
	writeFileSync(join(left, DATABASE_FILE), content.fill(0xff, 100, 200));
	const before = files.map((file) => readFileSync(join(left, file)));
	expect(before.map(({ length }) => length > 0)).toEqual([true, true]);
	await expect(openSqlite(left)).rejects.toThrow(DamagedDatabase);
	expect(files.map((file) => existsSync(join(left, file)))).toEqual([true, true]);
	expect(files.map((file, index) => before[index]?.equals(readFileSync(join(left, file))))).toEqual([true, true]);
});

test('REL-44 a database of which one page is no longer whole is refused and left as it is', async () => {
	const data = folder();
	await (await openSqlite(data)).close();
	const file = join(data, DATABASE_FILE);
	const reader = new DatabaseSync(file, { readOnly: true });
	const page = Number(reader.prepare(`select rootpage from sqlite_master where name = 'vehicle'`).get()?.['rootpage']);
	reader.close();
	const damaged = readFileSync(file).fill(0xff, (page - 1) * 4096, page * 4096);
	writeFileSync(file, damaged);
	await expect(openSqlite(data)).rejects.toThrow(DamagedDatabase);
	expect(readFileSync(file).equals(damaged)).toBe(true);
});

test('REL-44 an emptied database is refused and left as it is', async () => {
	const data = folder();
	await (await openSqlite(data)).close();
	truncateSync(join(data, DATABASE_FILE));
	await expect(openSqlite(data)).rejects.toThrow('is empty: what it held is gone');
	expect(readdirSync(data)).toEqual([DATABASE_FILE]);
	expect(statSync(join(data, DATABASE_FILE)).size).toBe(0);
});

test('REL-44 a log whose database is gone is refused and left as it is', async () => {
	const [data, left] = [folder(), folder()];
	await addStage(await open(data), 'Plaza');
	const log = readFileSync(join(data, `${DATABASE_FILE}-wal`));
	writeFileSync(join(left, `${DATABASE_FILE}-wal`), log);
	await expect(openSqlite(left)).rejects.toThrow('its log');
	expect(readdirSync(left)).toEqual([`${DATABASE_FILE}-wal`]);
	expect(readFileSync(join(left, `${DATABASE_FILE}-wal`)).equals(log)).toBe(true);
});

test('REL-44 a first start that was killed half way has left no database, and the next one makes it', async () => {
	const data = folder();
	for (const end of ['', '-wal', '-shm']) writeFileSync(join(data, `${DATABASE_FILE}.new${end}`), 'half of it');
	await (await openSqlite(data)).close();
	expect(readdirSync(data)).toEqual([DATABASE_FILE]);
});

test('REL-45 a lock that is none is reported as such, and not as another server', () => {
	const data = folder();
	writeFileSync(join(data, 'server.lock'), 'these are somebody’s notes. '.repeat(200));
	expect(() => lockFolder(data)).toThrow(FolderUnusable);
	expect(() => lockFolder(data)).toThrow('remove it');
});

test('REL-80 a folder in which no lock can be made is reported in one sentence', () => {
	const data = folder();
	mkdirSync(join(data, 'server.lock'));
	expect(() => lockFolder(data)).toThrow(/cannot be locked: unable to open database file\..*CROSSLOAD_DATA/);
});

test('REL-45 a data folder is one server’s alone until that one ends', () => {
	const data = folder();
	const { release } = lockFolder(data);
	expect(() => lockFolder(data)).toThrow(FolderInUse);
	expect(() => lockFolder(data)).toThrow(data);
	release();
	lockFolder(data).release();
});
