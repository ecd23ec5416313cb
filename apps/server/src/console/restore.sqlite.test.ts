import {
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, type Call, sessionCalls, stageCalls, userCalls } from '@crossload/contract';
import { MINUTE, toInstant } from '@crossload/domain';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { DATABASE_FILE, openSqlite } from '../db/open-sqlite.ts';
import { runUnitOfWork } from '../db/work.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { createUser } from '../features/user/user.service.ts';
import { LiveClient } from '../live/testing/live-client.ts';
import { listening } from '../live/testing/live-server.ts';
import { anotherApp } from '../testing/another-app.ts';
import { logIn, SATURDAY_EVENING, TestClock } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { disagreements } from './check-data.ts';
import { restore } from './restore.ts';

const NOW = new Date(SATURDAY_EVENING);
const LATER = new Date(SATURDAY_EVENING + 60_000);
const clock = new TestClock(SATURDAY_EVENING);

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-restore-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const configFor = (dataFolder: string) => readConfig({ CROSSLOAD_DATA: dataFolder });

async function addStages(database: Database, names: readonly string[]): Promise<void> {
	for (const name of names)
		await runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) => createStage(work, { name }));
}

async function withStages(dataFolder: string, names: readonly string[]) {
	const database = await openSqlite(dataFolder);
	await addStages(database, names);
	return database;
}

async function stagesIn(dataFolder: string): Promise<string[]> {
	const database = await openSqlite(dataFolder);
	const names = (await listStages(database.db)).map(({ name }) => name);
	expect(await disagreements(database)).toEqual([]);
	await database.close();
	return names;
}

/** The files of a database whose server was killed: what its log holds is in the log alone. */
async function killed(names: readonly string[]): Promise<string> {
	const [alive, dead] = [temporaryFolder(), temporaryFolder()];
	const database = await withStages(alive, names);
	for (const end of ['', '-wal']) copyFileSync(join(alive, DATABASE_FILE + end), join(dead, DATABASE_FILE + end));
	await database.close();
	expect(statSync(join(dead, `${DATABASE_FILE}-wal`)).size).toBeGreaterThan(0);
	return dead;
}

/** A festival with an admin, and a server on it until it is stopped. */
async function served(folder: string) {
	const database = await openSqlite(folder);
	const app = await anotherApp({ database, clock });
	const stop = async () => {
		await app.close();
		await database.close();
	};
	return { database, app, stop };
}

async function addAdmin(folder: string): Promise<void> {
	const database = await openSqlite(folder);
	const passwordHash = await hashPassword('admin');
	await runUnitOfWork(database, { actor: null, at: toInstant(0) }, (work) =>
		createUser(work, { name: 'admin', role: 'admin', passwordHash }),
	);
	await database.close();
}

/** Makes calls with a token. */
function caller(app: FastifyInstance, token: string) {
	const headers = { authorization: `Bearer ${token}` };
	return async ({ method, path }: Call, payload?: object) =>
		await app.inject({ method, url: API_PREFIX + path, headers, ...(payload && { payload }) });
}

test('REL-43 what stood in the place of a restored backup is kept', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Old'])).close();
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	await (await withStages(folder, ['New'])).close();
	const kept = await restore(configFor(folder), file, NOW);
	expect(kept).toBe(join(folder, 'before-restore-2026-08-22T15-30-00.sqlite'));
	expect(await stagesIn(folder)).toEqual(['Old']);
	// A second one within the same second keeps both.
	expect(await restore(configFor(folder), String(kept), NOW)).not.toBe(kept);
	expect(await stagesIn(folder)).toEqual(expect.arrayContaining(['Old', 'New']));
});

test('REL-43 REL-44 a damaged or foreign file is not restored, and the database stays as it is', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const damaged = join(folder, 'damaged.sqlite');
	const bytes = readFileSync(await backUp(configFor(folder), join(folder, 'good.sqlite')));
	bytes.fill(0xff, 4096, 12_288);
	writeFileSync(damaged, bytes);
	const foreign = join(folder, 'foreign.sqlite');
	writeFileSync(foreign, 'somebody’s notes. '.repeat(500));
	const before = readdirSync(folder);
	for (const file of [damaged, foreign]) {
		await expect(restore(configFor(folder), file, NOW)).rejects.toThrow('is not restored');
	}
	await expect(restore(configFor(folder), join(folder, 'none.sqlite'), NOW)).rejects.toThrow('There is no file');
	expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
	expect(await stagesIn(folder)).toEqual(['Plaza']);
});

test('REL-45 nothing is restored under a running server', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	const lock = lockFolder(folder);
	onTestFinished(() => lock.release());
	await expect(restore(configFor(folder), file, NOW)).rejects.toThrow('Another Crossload server');
});

test('REL-43 what was acknowledged before a kill is there again when one goes back to what was kept', async () => {
	const folder = await killed(['Plaza', 'Acknowledged']);
	const other = temporaryFolder();
	await (await withStages(other, ['Other'])).close();
	const file = await backUp(configFor(other), join(other, 'copy.sqlite'));
	const kept = await restore(configFor(folder), file, NOW);
	expect(await stagesIn(folder)).toEqual(['Other']);
	await restore(configFor(folder), String(kept), LATER);
	expect(await stagesIn(folder)).toEqual(expect.arrayContaining(['Plaza', 'Acknowledged']));
});

test('REL-43 a restore that was killed half way is reported at the next start, and done by restoring again', async () => {
	const folder = await killed(['Plaza', 'Acknowledged']);
	const other = temporaryFolder();
	await (await withStages(other, ['Other'])).close();
	const file = await backUp(configFor(other), join(other, 'copy.sqlite'));
	// As it is between putting aside and putting in place.
	const left = temporaryFolder();
	copyFileSync(file, join(left, `${DATABASE_FILE}.incoming`));
	for (const end of ['', '-wal']) {
		copyFileSync(join(folder, DATABASE_FILE + end), join(left, `before-restore-2026-08-22T15-00-00.sqlite${end}`));
	}
	await expect(openSqlite(left)).rejects.toThrow('Run it again');
	expect(readdirSync(left)).not.toContain(DATABASE_FILE);
	await restore(configFor(left), file, NOW);
	expect(await stagesIn(left)).toEqual(['Other']);
	await restore(configFor(left), join(left, 'before-restore-2026-08-22T15-00-00.sqlite'), LATER);
	expect(await stagesIn(left)).toEqual(expect.arrayContaining(['Plaza', 'Acknowledged']));
});

test.for([
	['an emptied database', (folder: string) => writeFileSync(join(folder, DATABASE_FILE), '')],
	['a log without its database', (folder: string) => rmSync(join(folder, DATABASE_FILE))],
	['a damaged database', (folder: string) => writeFileSync(join(folder, DATABASE_FILE), 'rubble '.repeat(2000))],
] as const)('REL-44 %s is replaced by a backup, and kept', async ([, ruin]) => {
	const folder = await killed(['Plaza']);
	const spare = temporaryFolder();
	cpSync(folder, spare, { recursive: true });
	const file = await backUp(configFor(spare), join(spare, 'copy.sqlite'));
	ruin(folder);
	const log = readFileSync(join(folder, `${DATABASE_FILE}-wal`));
	const kept = await restore(configFor(folder), file, NOW);
	expect(readFileSync(`${kept}-wal`).equals(log)).toBe(true);
	expect(await stagesIn(folder)).toEqual(['Plaza']);
});

test('REL-06 what is restored is its owner’s alone, whatever the backup and the umask are', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Plaza'])).close();
	const file = join(temporaryFolder(), 'open.sqlite');
	writeFileSync(file, readFileSync(await backUp(configFor(folder), join(folder, 'copy.sqlite'))), { mode: 0o644 });
	const restored = join(temporaryFolder(), 'data');
	const before = process.umask(0o022);
	onTestFinished(() => void process.umask(before));
	await restore(configFor(restored), file, NOW);
	expect(statSync(restored).mode & 0o777).toBe(0o700);
	expect(statSync(join(restored, DATABASE_FILE)).mode & 0o777).toBe(0o600);
});

test('REL-05 REL-06 a restore ends the sessions that began after the backup: no token of a lost user is anyone else’s', async () => {
	const folder = temporaryFolder();
	await addAdmin(folder);
	const first = await served(folder);
	const admin = await logIn(first.app, 'admin');
	await caller(first.app, admin)(stageCalls.create, { name: 'Plaza' });
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	clock.now += 5 * MINUTE;
	await caller(first.app, admin)(userCalls.create, { name: 'helper', password: 'helper', role: 'crew' });
	const lost = [await logIn(first.app, 'helper'), await logIn(first.app, 'admin')];
	await first.stop();
	await restore(configFor(folder), file, new Date(clock.now));
	const second = await served(folder);
	onTestFinished(() => second.stop());
	const statusOf = async (token: string) => (await caller(second.app, token)(sessionCalls.me)).statusCode;
	expect(await Promise.all(lost.map(statusOf))).toEqual([401, 401]);
	expect(await statusOf(admin)).toBe(200);
	const fresh = await logIn(second.app, 'admin');
	expect(await statusOf(fresh)).toBe(200);
	await caller(second.app, fresh)(userCalls.create, { name: 'boss', password: 'boss', role: 'admin' });
	expect(await Promise.all(lost.map(statusOf))).toEqual([401, 401]);
});

test('REL-51 a client that knows a revision which a restore has lost is reset, however much is written since', async () => {
	const folder = temporaryFolder();
	await addAdmin(folder);
	const before = await withStages(folder, ['Kept']);
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	await addStages(before, ['Lost 1', 'Lost 2', 'Lost 3']);
	const lost = await before.revision.current();
	await before.close();
	await restore(configFor(folder), file, NOW);
	const { database, app, stop } = await served(folder);
	onTestFinished(stop);
	await addStages(database, ['New 1', 'New 2', 'New 3', 'New 4', 'New 5']);
	const place = { address: await listening(app), token: await logIn(app, 'admin') };
	const greeted = async (revision: number) => {
		const client = new LiveClient(place);
		client.lists = await client.fetchLists();
		client.revision = revision;
		await client.connect();
		await client.until(({ events }) => events.length > 0);
		return client.events[0];
	};
	for (const revision of [lost - 2, lost - 1, lost, lost + 1])
		expect(await greeted(revision)).toMatchObject({ kind: 'reset' });
	// What both have in common is no reason to ask for everything.
	const first = await greeted(lost - 3);
	expect(first?.kind).toBe('change');
	expect(first?.data.changes?.filter(({ entity }) => entity === 'stage')).toHaveLength(5);
	const response = await caller(app, place.token)(stageCalls.list);
	expect(Number(response.headers['crossload-revision'])).toBe(await database.revision.current());
	expect(await disagreements(database)).toEqual([]);
});

test('REL-51 each restore begins beyond what any before it has reached', async () => {
	const folder = temporaryFolder();
	await (await withStages(folder, ['Kept'])).close();
	const file = await backUp(configFor(folder), join(folder, 'copy.sqlite'));
	const reached: number[] = [];
	for (const names of [['A', 'B', 'C'], ['D'], ['E', 'F']]) {
		await restore(configFor(folder), file, NOW);
		const database = await openSqlite(folder);
		reached.push(await database.revision.current());
		await addStages(database, names);
		reached.push(await database.revision.current());
		expect(await disagreements(database)).toEqual([]);
		await database.close();
	}
	expect(reached).toEqual([...new Set(reached)].sort((a, b) => a - b));
	// A machine that is lost cannot be asked how far it came: time goes on all the same.
	const another = join(temporaryFolder(), 'another');
	mkdirSync(another);
	await restore(configFor(another), file, LATER);
	const database = await openSqlite(another);
	onTestFinished(() => database.close());
	expect(await database.revision.current()).toBeGreaterThan(Number(reached.at(-1)));
});
