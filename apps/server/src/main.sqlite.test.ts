import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from './db/migrate.ts';
import { DATABASE_FILE, openSqlite } from './db/open-sqlite.ts';
import { folder, logIn, PASSWORD, READY, type Server, start, stop } from './testing/server-process.ts';

/** What a server says that does not start, which is one sentence and no stack. */
async function error(server: Server): Promise<string> {
	const { out, err } = await server.said;
	expect(await server.ended).toBe(1);
	expect(out).not.toMatch(READY);
	expect(err).not.toMatch(/\n {4}at |node:internal/);
	expect(err.trim().split('\n')).toHaveLength(1);
	return err.trim();
}

test('REL-80 REL-06 the first start prints a password once; a later one prints none, and tokens hold', async () => {
	const data = folder();
	const first = start(data);
	const { out, err, address } = await first.said;
	expect(err).toBe('');
	const password = PASSWORD.exec(out)?.[1] ?? '';
	expect(password.length).toBeGreaterThanOrEqual(12);
	const login = await logIn(address, password);
	expect(login.status).toBe(200);
	const { token } = (await login.json()) as { token: string };
	expect(await stop(first)).toBe(0);
	const second = start(data);
	const output = await second.said;
	expect(output.out.trim()).toMatch(READY);
	expect(output.out).not.toMatch(/password/);
	const me = await fetch(`${output.address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
	expect(me.status).toBe(200);
	expect(await stop(second)).toBe(0);
});

test('REL-80 CROSSLOAD_ADMIN_PASSWORD is the first admin’s and is printed nowhere', async () => {
	const server = start(folder(), { CROSSLOAD_ADMIN_PASSWORD: 'said-by-me', CROSSLOAD_LOG: 'info' });
	const { out, address } = await server.said;
	expect(out).not.toMatch(/said-by-me|First start/);
	expect((await logIn(address, 'said-by-me')).status).toBe(200);
	const loginScreen = await fetch(`${address}/api/login-screen`);
	expect(await loginScreen.json()).toEqual({ name: null, demoLogins: [] });
	expect(await stop(server)).toBe(0);
});

test('REL-07 the first password that is made up is as long as the settings want', async () => {
	const { out } = await start(folder(), { CROSSLOAD_MIN_PASSWORD: '20' }).said;
	expect(PASSWORD.exec(out)?.[1]).toHaveLength(20);
});

test('REL-80 a port in use is reported in one sentence, and the first password is not lost over it', async () => {
	const busy = createServer();
	const port = await new Promise<number>((done) => {
		busy.listen(0, '127.0.0.1', () => done((busy.address() as { port: number }).port));
	});
	onTestFinished(() => void busy.close());
	const data = folder();
	const blocked = start(data, { PORT: String(port) });
	expect(await error(blocked)).toMatch(/Another program uses this port: stop it, or set PORT to another\.$/);
	const password = PASSWORD.exec((await blocked.said).out)?.[1] ?? '';
	const free = start(data);
	expect((await logIn((await free.said).address, password)).status).toBe(200);
});

test('REL-45 a second server on the same data folder is refused, and may start once the first has ended', async () => {
	const data = folder();
	const first = start(data);
	const { address } = await first.said;
	expect(await error(start(data))).toBe(
		`Another Crossload server is using the data folder ${data}. Stop it first, or set CROSSLOAD_DATA.`,
	);
	expect((await fetch(`${address}/api/ready`)).status).toBe(200);
	first.process.kill('SIGKILL');
	await first.ended;
	expect((await start(data).said).out).toMatch(READY);
});

test('REL-44 a newer or a damaged database is refused in one sentence and left as it is', async () => {
	const data = folder();
	await (await openSqlite(data)).close();
	const file = join(data, DATABASE_FILE);
	const newer = new DatabaseSync(file);
	newer.exec(`update schema_version set version = ${SCHEMA_VERSION + 1}`);
	newer.close();
	const before = readFileSync(file);
	expect(await error(start(data))).toMatch(/Start the newer program, or restore a backup that fits this one\.$/);
	expect(readFileSync(file).equals(before)).toBe(true);
	const notes = 'somebody’s notes. '.repeat(300);
	writeFileSync(file, notes);
	expect(await error(start(data))).toContain('Nothing was changed: restore a backup.');
	expect(readFileSync(file, 'utf8')).toBe(notes);
});

test('REL-44 REL-45 an emptied database, a log without one and a lock that is none are each reported in one sentence', async () => {
	const [emptied, robbed, unlockable] = [folder(), folder(), folder()];
	writeFileSync(join(emptied, DATABASE_FILE), '');
	writeFileSync(join(robbed, `${DATABASE_FILE}-wal`), 'what was acknowledged');
	writeFileSync(join(unlockable, 'server.lock'), 'somebody’s notes. '.repeat(300));
	expect(await error(start(emptied))).toContain('is empty: what it held is gone');
	expect(await error(start(robbed))).toContain('put the database back beside it, or restore a backup.');
	expect(await error(start(unlockable))).toContain('server.lock cannot be locked');
});

test.for([
	[
		'a setting that makes no sense',
		{ PORT: 'eighty' },
		/^PORT must be a whole number from 0 to 65535, not 'eighty'\.$/,
	],
	['a host that is not this machine’s', { HOST: '192.0.2.1' }, /HOST must be an address of this machine/],
	[
		'an unreachable database',
		{ DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:9/crossload' },
		/^The database of DATABASE_URL cannot be reached: (?!.*s3cret).*Check that PostgreSQL runs/,
	],
	['a data folder that cannot be one', { CROSSLOAD_DATA: '/dev/null/data' }, /CROSSLOAD_DATA/],
] as const)('REL-80 %s is reported in one sentence', async ([, settings, sentence]) => {
	expect((await error(start(folder(), settings))).replace(/^First start.*$/m, '')).toMatch(sentence);
});
