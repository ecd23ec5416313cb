import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { HOUR, toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { runUnitOfWork } from '../db/work.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { backUp } from './backup.ts';
import { disagreements } from './check-data.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-08-22T15:30:00Z');

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-backup-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const configFor = (dataFolder: string) => readConfig({ CROSSLOAD_DATA: dataFolder });

async function withStages(dataFolder: string, names: readonly string[]) {
	const database = await openSqlite(dataFolder);
	for (const name of names)
		await runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) => createStage(work, { name }));
	return database;
}

test('REL-43 a backup while writes go on is whole and holds all that was acknowledged before it began', async () => {
	const folder = temporaryFolder();
	const database = await withStages(folder, ['Plaza']);
	const backup = backUp(configFor(folder), join(folder, 'copy', 'one.sqlite'));
	for (let number = 0; number < 20; number++) {
		await runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) =>
			createStage(work, { name: `Later ${number}` }),
		);
	}
	const file = await backup;
	expect(readdirSync(join(folder, 'copy'))).toEqual(['one.sqlite']);
	await database.close();
	const restored = temporaryFolder();
	expect(await restore(configFor(restored), file, NOW)).toBeNull();
	const again = await openSqlite(restored);
	onTestFinished(() => again.close());
	expect((await listStages(again.db)).map(({ name }) => name)).toContain('Plaza');
	expect(await disagreements(again)).toEqual([]);
});

test('REL-43 a backup never writes over a file, and leaves nothing half done', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const taken = join(folder, 'taken.sqlite');
	writeFileSync(taken, 'mine');
	await expect(backUp(configFor(folder), taken)).rejects.toThrow('exists already');
	expect(readFileSync(taken, 'utf8')).toBe('mine');
	await expect(backUp(configFor(temporaryFolder()), join(folder, 'b.sqlite'))).rejects.toThrow('There is no database');
	expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('REL-43 a backup ends although another process commits without a pause', async () => {
	const folder = temporaryFolder();
	const database = await withStages(folder, ['Plaza']);
	onTestFinished(() => database.close());
	await sql`create table ballast (content blob)`.execute(database.db);
	await sql`insert into ballast values (zeroblob(8000000))`.execute(database.db);
	const backup = backUp(configFor(folder), join(folder, 'copy.sqlite'));
	const done = backup.then(() => true);
	let commits = 0;
	while (!(await Promise.race([done, setImmediate(false)]))) {
		await sql`update ballast set content = content where rowid = ${commits}`.execute(database.db);
		await sql`insert into login_failure (name_key, address, at) values ('a', 'b', ${commits})`.execute(database.db);
		commits += 1;
	}
	expect(commits).toBeGreaterThan(0);
	expect(await backup).toBe(join(folder, 'copy.sqlite'));
});

test('REL-06 a backup is its owner’s alone from its first byte on, and so is a folder made for it', async () => {
	const folder = temporaryFolder();
	const database = await withStages(folder, ['Plaza']);
	onTestFinished(() => database.close());
	const before = process.umask(0o022);
	onTestFinished(() => void process.umask(before));
	const modes = new Set<number>();
	const copies = join(folder, 'new', 'copies');
	const backup = backUp(configFor(folder), join(copies, 'one.sqlite'));
	const watch = async () => {
		for (const name of existsSync(copies) ? readdirSync(copies) : []) {
			modes.add((statSync(join(copies, name), { throwIfNoEntry: false })?.mode ?? 0o600) & 0o777);
		}
	};
	await watch();
	const file = await backup;
	await watch();
	expect([...modes]).toEqual([0o600]);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(statSync(copies).mode & 0o777).toBe(0o700);
});

test('REL-43 what earlier backups have left half done is removed, and nothing else', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const left = ['crossload-1.sqlite.unfinished', 'crossload-1.sqlite.unfinished-journal'];
	const others = ['crossload-2.sqlite.unfinished', 'notes.unfinished'];
	for (const name of [...left, ...others]) writeFileSync(join(folder, name), '');
	const yesterday = new Date(Date.now() - 24 * HOUR);
	for (const name of [...left, 'notes.unfinished']) utimesSync(join(folder, name), yesterday, yesterday);
	await backUp(configFor(folder), join(folder, 'crossload-3.sqlite'));
	const names = readdirSync(folder);
	expect(names).toEqual(expect.arrayContaining(['crossload-3.sqlite', ...others]));
	expect(names).not.toEqual(expect.arrayContaining([left[0]]));
	expect(names).not.toEqual(expect.arrayContaining([left[1]]));
});
