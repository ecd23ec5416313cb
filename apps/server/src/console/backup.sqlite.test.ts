import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { performWork } from '../db/work.ts';
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
	for (const name of names) await performWork(database, { actor: null, at: 0 }, (work) => createStage(work, { name }));
	return database;
}

test('REL-43 a backup while writes go on is whole and holds all that was acknowledged before it began', async () => {
	const folder = temporaryFolder();
	const database = await withStages(folder, ['Plaza']);
	const backup = backUp(configFor(folder), join(folder, 'copy', 'one.sqlite'));
	for (let number = 0; number < 20; number++) {
		await performWork(database, { actor: null, at: 0 }, (work) => createStage(work, { name: `Later ${number}` }));
	}
	const file = await backup;
	expect(readdirSync(join(folder, 'copy'))).toEqual(['one.sqlite']);
	await database.close();
	const restored = temporaryFolder();
	expect(restore(configFor(restored), file, NOW)).toBeNull();
	const again = await openSqlite(restored);
	onTestFinished(() => again.close());
	expect((await listStages(again.db)).map(({ name }) => name)).toContain('Plaza');
	expect(await disagreements(again)).toEqual([]);
});

test('REL-43 what stood in the place of a restored backup is kept', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Old'])).close();
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	await (await withStages(folder, ['New'])).close();
	const kept = restore(configFor(folder), file, NOW);
	expect(kept).toBe(join(folder, 'before-restore-2026-08-22T15-30-00.sqlite'));
	const database = await openSqlite(folder);
	onTestFinished(() => database.close());
	expect((await listStages(database.db)).map(({ name }) => name)).toEqual(['Old']);
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

test('REL-43 REL-44 a damaged or foreign file is not restored, and the database stays as it is', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const damaged = join(folder, 'damaged.sqlite');
	const bytes = readFileSync(await backUp(configFor(folder), join(folder, 'good.sqlite')));
	bytes.fill(0xff, 4096, 12_288);
	writeFileSync(damaged, bytes);
	expect(() => restore(configFor(folder), damaged, NOW)).toThrow('is not restored');
	expect(() => restore(configFor(folder), join(folder, 'none.sqlite'), NOW)).toThrow('There is no file');
	const database = await openSqlite(folder);
	onTestFinished(() => database.close());
	expect(await listStages(database.db)).toHaveLength(1);
});

test('REL-45 nothing is restored under a running server', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	const lock = lockFolder(folder);
	onTestFinished(() => lock.release());
	expect(() => restore(configFor(folder), file, NOW)).toThrow('Another Crossload server');
});
