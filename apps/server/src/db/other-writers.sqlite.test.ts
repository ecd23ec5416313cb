import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { toInstant } from '@crossload/domain';
import { expect, onTestFinished, test } from 'vitest';
import { listStages, stageRows } from '../features/stage/stage.store.ts';
import { DATABASE_FILE, openSqlite } from './open-sqlite.ts';
import { runUnitOfWork, writeOutsideChangeLog } from './work.ts';

/** A database, and another process's connection to it, which holds the write lock until a test lets go of it. */
async function heldDatabase() {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-held-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const database = await openSqlite(folder);
	onTestFinished(() => database.close());
	const other = new DatabaseSync(join(folder, DATABASE_FILE));
	onTestFinished(() => other.close());
	other.exec('begin immediate');
	return { ...database, letGo: () => other.exec('commit') };
}

test('REL-42 REL-60 while another process writes nobody but writers waits', async () => {
	const { letGo, ...database } = await heldDatabase();
	const loop = monitorEventLoopDelay({ resolution: 5 });
	loop.enable();
	const write = runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) =>
		stageRows.insert(work.trx, { name: 'Plaza', color: '#000000' }),
	);
	const note = { name_key: 'eve', address: '10.0.0.1', at: toInstant(0) };
	const apart = writeOutsideChangeLog(database, (trx) => trx.insertInto('login_failure').values(note).execute());
	for (let times = 0; times < 20; times++) {
		expect(await listStages(database.db)).toEqual([]);
		await new Promise((done) => setTimeout(done, 20));
	}
	loop.disable();
	letGo();
	await Promise.all([write, apart]);
	expect(await listStages(database.db)).toMatchObject([{ name: 'Plaza' }]);
	// Waiting in the event loop would have taken all of the time, and more than that at a stretch.
	expect(loop.percentile(99) / 1e6).toBeLessThan(150);
});

test('REL-42 a writer that has waited too long gets the error that the database is busy', async () => {
	const database = await heldDatabase();
	const began = performance.now();
	const write = runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) =>
		stageRows.insert(work.trx, { name: 'Plaza', color: '#000000' }),
	);
	await expect(write).rejects.toMatchObject({ errcode: 5 });
	expect(performance.now() - began).toBeGreaterThan(2000);
});
