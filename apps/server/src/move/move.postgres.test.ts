import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { API_PREFIX, REVISION_HEADER } from '@crossload/contract';
import { HOUR, later, toDay } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { disagreements } from '../console/check-data.ts';
import { FolderInUse, lockFolder } from '../db/folder-lock.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { runUnitOfWork, writeOutsideChangeLog } from '../db/work.ts';
import { generateFestival } from '../demo/festival.ts';
import { loadFestival } from '../demo/load-festival.ts';
import { changeAlertSettings, noteUnexpected } from '../features/alert/alert.service.ts';
import { keepCalendarEntries } from '../features/calendar/calendar.store.ts';
import { runImport } from '../features/import/import.service.ts';
import { createNote } from '../features/note/note.service.ts';
import { acceptanceRows } from '../features/plan/acceptance.store.ts';
import { changePlanSettings } from '../features/plan/plan-settings.service.ts';
import { keepDevice } from '../features/push/push-device.store.ts';
import { ensurePushKeys } from '../features/push/push-key.store.ts';
import { insertMessage } from '../features/push/push-message.store.ts';
import { insertEndedLogin, insertFailure } from '../features/session/session.store.ts';
import { Sessions } from '../features/session/sessions.ts';
import { createShare } from '../features/share/share.service.ts';
import { insertIssue } from '../features/sheet/sheet.store.ts';
import { createStage, removeStage } from '../features/stage/stage.service.ts';
import { findCredentialsByName } from '../features/user/user.store.ts';
import { listVehicles } from '../features/vehicle/vehicle.store.ts';
import { renewPass } from '../features/vehicle/vehicle-pass.service.ts';
import { changeWatch } from '../features/watch/watch.service.ts';
import { rememberResponse } from '../http/idempotency.ts';
import { anotherApp } from '../testing/another-app.ts';
import { urlOf } from '../testing/postgres-nodes.ts';
import { folder } from '../testing/server-process.ts';
import { SATURDAY_EVENING } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { contentsOf } from './checksum.ts';
import { moveFolder } from './move-folder.ts';
import { MOVED_TABLES } from './moved-tables.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const clock = { now: SATURDAY_EVENING };
const BY = { actor: null, at: clock.now };

/** A data folder with something in every table; a token of its admin, and the id of a stage that is gone. */
async function festivalFolder() {
	const data = folder();
	const database = await openSqlite(data);
	await loadFestival(database, generateFestival({ size: 'small', seed: 3, now: clock.now }), clock.now);
	const { id } = await runUnitOfWork(database, BY, (work) => createStage(work, { name: 'Gone' }));
	await runUnitOfWork(database, BY, (work) => removeStage(work, id));
	await runUnitOfWork(database, BY, (work) => changePlanSettings(work, { turnaround: 15 }));
	await runUnitOfWork(database, BY, (work) => createNote(work, { text: 'Rain' }));
	const finding = { key: 'curfew:1', text: 'Late', length: 5, note: 'Fine', at: clock.now, actor: null, version: 1 };
	await runUnitOfWork(database, BY, async (work) => {
		const id = await acceptanceRows.insert(work.trx, finding);
		work.record({ entity: 'finding', id, before: null, after: finding });
	});
	const printed = { code: 'A'.repeat(22), level: 'public', title: 'Day', at: clock.now, revision: 1, lines: [] };
	const unexpected = { kind: 'unexpected', plate: 'ZH 1' } as const;
	await runUnitOfWork(database, BY, (work) => noteUnexpected(work, unexpected));
	await runUnitOfWork(database, BY, (work) => changeAlertSettings(work, { slack: null }));
	const subject = { kind: 'day', id: null, day: toDay('2026-08-22') } as const;
	await writeOutsideChangeLog(database, (trx) => insertIssue(trx, { ...printed, subject }));
	const [vehicle] = await listVehicles(database.db);
	await runUnitOfWork(database, BY, (work) => renewPass(work, vehicle?.id ?? 0));
	const row = { row: 2, values: { name: 'Mona' } };
	const aliases = [{ entity: 'stage' as const, name: 'Main', id: 1 }];
	await runUnitOfWork(database, BY, (work) =>
		runImport(work, { kind: 'persons', dryRun: false, rows: [row], aliases }),
	);
	const device = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'B', auth: 'A' }, name: 'Phone' };
	await writeOutsideChangeLog(database, async (trx) => {
		await ensurePushKeys(trx);
		const deviceId = await keepDevice(trx, 1, device);
		await insertMessage(
			trx,
			{ deviceId, topic: 'alert-1', payload: '{}', expiresAt: later(clock.now, HOUR) },
			clock.now,
		);
	});
	const share = await runUnitOfWork(database, BY, (work) => createShare(work, { kind: 'calendar', name: 'Crew' }));
	const event = { summary: 'Show', location: null, description: null, from: clock.now, to: null };
	const entry = { activityId: 1, sequence: 0, event, changedAt: clock.now, goneAt: null };
	await writeOutsideChangeLog(database, (trx) => keepCalendarEntries(trx, share.id, [entry]));
	const eve = { nameKey: 'eve', address: '10.0.0.1' };
	await writeOutsideChangeLog(database, (trx) => insertFailure(trx, eve, clock.now));
	const ended = { id: 'a login', userId: 1, forgetAt: later(clock.now, HOUR) };
	await writeOutsideChangeLog(database, (trx) => insertEndedLogin(trx, ended, clock.now));
	const given = { status: 201, body: '{"id":1}', fingerprint: 'f', at: clock.now };
	await writeOutsideChangeLog(database, (trx) => rememberResponse(trx, { userId: 1, key: 'one' }, given));
	const sessions = await Sessions.open({ database, clock: () => clock.now, tokenHours: 12 });
	const admin = await findCredentialsByName(database.db, 'admin');
	const token = admin ? await sessions.issue(admin) : '';
	if (admin) await runUnitOfWork(database, BY, (work) => changeWatch(work, admin.user.id, { kinds: [] }));
	const contents = await Promise.all(MOVED_TABLES.map((table) => contentsOf(database.db, table)));
	const revision = await database.revision.current();
	await database.close();
	return { data, token, contents, revision, goneId: id };
}

const contentsIn = (database: Awaited<ReturnType<typeof testDatabase>>) =>
	Promise.all(MOVED_TABLES.map((table) => contentsOf(database.db, table)));

test('REL-06 everything moves: every table, the tokens, the revisions and the ids go on', async () => {
	const { data, token, contents, revision, goneId } = await festivalFolder();
	for (const { rows } of contents) expect(rows).toBeGreaterThan(0);
	const target = await testDatabase();
	const report = await moveFolder(data, [await urlOf(target)]);
	expect(report).toMatch(/^activity\s+172\s+[0-9a-f]{16}$/m);
	expect(await contentsIn(target)).toEqual(contents);
	expect(await disagreements(target)).toEqual([]);
	const app = await anotherApp({ database: target, clock });
	const headers = { authorization: `Bearer ${token}` };
	expect((await app.inject({ url: `${API_PREFIX}/auth/me`, headers })).json()).toMatchObject({ name: 'admin' });
	const added = await app.inject({ method: 'POST', url: `${API_PREFIX}/stages`, headers, payload: { name: 'New' } });
	expect(added.json().id).toBeGreaterThan(goneId);
	expect(Number(added.headers[REVISION_HEADER])).toBe(revision + 1);
});

test('REL-44 moving again finds everything there; a database with other data is left as it is', async () => {
	const { data, contents } = await festivalFolder();
	const target = await testDatabase();
	const url = await urlOf(target);
	await moveFolder(data, [url]);
	expect(await moveFolder(data, [url])).toContain('Everything was there already.');
	const another = await testDatabase();
	await runUnitOfWork(another, BY, (work) => createStage(work, { name: 'Ours' }));
	await expect(moveFolder(data, [await urlOf(another)])).rejects.toThrow(/holds other data \(stage 1, change 1\)/);
	expect(await another.db.selectFrom('stage').select('name').execute()).toEqual([{ name: 'Ours' }]);
	expect(await contentsIn(target)).toEqual(contents);
});

test('REL-44 a copy that is not as the original is noticed, and nothing of it stays', async () => {
	const { data } = await festivalFolder();
	const target = await testDatabase();
	await sql`create function spoil() returns trigger language plpgsql as
		$$ begin if new.id = 7 then new.name := new.name || '!'; end if; return new; end $$`.execute(target.db);
	await sql`create trigger spoil before insert on vehicle for each row execute function spoil()`.execute(target.db);
	try {
		await expect(moveFolder(data, [await urlOf(target)])).rejects.toThrow(
			'The copy is not as the original: vehicle. Nothing was moved.',
		);
		expect(await target.db.selectFrom('vehicle').select('id').execute()).toEqual([]);
		expect(await target.db.selectFrom('activity_type').select('id').execute()).toHaveLength(10);
	} finally {
		await sql`drop trigger spoil on vehicle; drop function spoil`.execute(target.db);
	}
});

test('REL-44 a move that is killed leaves nothing, and the next one does it all', async () => {
	const { data, contents } = await festivalFolder();
	const target = await testDatabase();
	const url = await urlOf(target);
	await sql`create function linger() returns trigger language plpgsql as
		$$ begin perform pg_sleep(1.5); return null; end $$`.execute(target.db);
	await sql`create trigger linger after insert on change for each statement execute function linger()`.execute(
		target.db,
	);
	const env = { PATH: process.env['PATH'], CROSSLOAD_DATA: data, DATABASE_URL: url };
	const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
	const ended = new Promise<void>((done) => child.once('close', () => done()));
	const isCopying = async () => {
		const { rows } = await sql`select 1 from pg_stat_activity
			where datname = current_database() and wait_event = 'PgSleep'`.execute(target.db);
		expect(rows.length).toBeGreaterThan(0);
	};
	await vi.waitFor(isCopying, { timeout: 15_000, interval: 20 });
	child.kill('SIGKILL');
	await ended;
	expect(await target.db.selectFrom('stage').select('id').execute()).toEqual([]);
	await sql`drop trigger linger on change; drop function linger`.execute(target.db);
	await moveFolder(data, [url]);
	expect(await contentsIn(target)).toEqual(contents);
});

test('REL-45 nothing is moved under a running server, nor from nowhere', async () => {
	const { data } = await festivalFolder();
	const url = await urlOf(await testDatabase());
	const lock = lockFolder(data);
	await expect(moveFolder(data, [url])).rejects.toThrow(FolderInUse);
	lock.release();
	await expect(moveFolder(folder(), [url])).rejects.toThrow('There is no database at');
});

test.for([
	[[], 'Name the empty PostgreSQL database'],
	[['mysql://here/it'], 'Name the empty PostgreSQL database'],
	[['postgres://a/b', 'more'], 'Name the empty PostgreSQL database'],
	[['postgres://me:s3cret@127.0.0.1:9/festival'], /^Nothing was moved: PostgreSQL cannot be reached \((?!.*s3cret)/],
] as const)('REL-80 %j is refused with a sentence', async ([args, sentence]) => {
	const { data } = await festivalFolder();
	await expect(moveFolder(data, args)).rejects.toThrow(sentence);
});
