import { readFile } from 'node:fs/promises';
import { sessionCalls } from '@crossload/contract';
import { later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { Logins } from './login.service.ts';

const HOME = '10.0.0.1';

/** A login from an address. */
async function logInFrom(
	{ app }: TestApp,
	name: string,
	{ password, from = HOME }: { password: string; from?: string },
) {
	const payload = { name, password };
	return await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from });
}

async function failTimes(app: TestApp, name: string, times: number) {
	const responses = [];
	for (let count = 0; count < times; count++) responses.push(await logInFrom(app, name, { password: 'wrong' }));
	return responses.map(({ statusCode }) => statusCode);
}

const NO_MATTER_WHAT = { password: 'wrong' };

test('AUTH-07 a login responses a token and the user with the rights of the role', async () => {
	const { ask } = await testApp();
	const { token, user } = await ask(sessionCalls.login, { as: null, body: { name: 'lead', password: 'lead' } });
	expect(user).toMatchObject({ name: 'lead', role: 'lead' });
	expect(user.permissions).toContain('activity:operate');
	expect(await ask(sessionCalls.me, { token })).toEqual(user);
});

test('AUTH-07 the name is taken in any case, the password is not', async () => {
	const app = await testApp();
	expect((await logInFrom(app, 'ADMIN', { password: 'admin' })).statusCode).toBe(200);
	expect((await logInFrom(app, 'admin', { password: 'ADMIN' })).statusCode).toBe(401);
	expect((await logInFrom(app, 'admin', { password: 'admin ' })).statusCode).toBe(401);
	expect((await logInFrom(app, 'admin', { password: '' })).statusCode).toBe(401);
});

test('REL-01 AUTH-07 an unknown name and a wrong password get the same bytes', async () => {
	const app = await testApp();
	const wrong = await logInFrom(app, 'admin', NO_MATTER_WHAT);
	const unknown = await logInFrom(app, 'nobody-at-all', NO_MATTER_WHAT);
	expect(wrong.statusCode).toBe(401);
	expect(unknown.rawPayload.equals(wrong.rawPayload)).toBe(true);
	expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
	expect(wrong.json()).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Login failed' });
});

test('REL-01 AUTH-07 of a hundred tries an unknown name takes as long as a wrong password', async () => {
	const app = await testApp();
	const work = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < 50; round++) {
		// Each from its own address: the limit of failures is not what is measured.
		for (const kind of ['known', 'unknown'] as const) {
			const begun = performance.now();
			const name = kind === 'known' ? 'admin' : `nobody-${round}`;
			await logInFrom(app, name, { password: 'wrong', from: `10.0.1.${round}` });
			work[kind].push(performance.now() - begun);
		}
	}
	// Without the dummy hash the unknown name would take a tenth.
	expect(Math.abs(median(work.unknown) - median(work.known))).toBeLessThanOrEqual(20);
	expect(median(work.unknown)).toBeGreaterThan(median(work.known) / 3);
});

test('AUTH-12 REL-02 the eleventh try after ten failures is not checked, even with the right password', async () => {
	const app = await testApp();
	expect(await failTimes(app, 'lead', 10)).toEqual(Array(10).fill(401));
	const locked = await logInFrom(app, 'lead', { password: 'lead' });
	expect(locked.statusCode).toBe(429);
	expect(locked.json()).toEqual({
		statusCode: 429,
		error: 'Too Many Requests',
		message: expect.stringMatching(/Wait/),
	});
	const wait = Number(locked.headers['retry-after']);
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThanOrEqual(300);
	expect((await logInFrom(app, 'LEAD', { password: 'lead' })).statusCode).toBe(429);
});

test('AUTH-12 REL-02 neither others at that address nor that name elsewhere are locked out', async () => {
	const app = await testApp();
	await failTimes(app, 'lead', 10);
	expect((await logInFrom(app, 'crew', { password: 'crew' })).statusCode).toBe(200);
	expect((await logInFrom(app, 'lead', { password: 'lead', from: '10.0.0.2' })).statusCode).toBe(200);
	expect((await logInFrom(app, 'lead', { password: 'lead' })).statusCode).toBe(429);
});

test('AUTH-12 five minutes later the name may try again', async () => {
	const app = await testApp();
	await failTimes(app, 'lead', 10);
	app.clock.now += 5 * MINUTE - 1000;
	const stillLocked = await logInFrom(app, 'lead', { password: 'lead' });
	expect(stillLocked.statusCode).toBe(429);
	expect(stillLocked.headers['retry-after']).toBe('1');
	app.clock.now += 1000;
	expect((await logInFrom(app, 'lead', { password: 'lead' })).statusCode).toBe(200);
});

test('AUTH-12 REL-02 of thirty wrong tries at once ten are checked at most', async () => {
	const app = await testApp();
	const tries = Array.from({ length: 30 }, () => logInFrom(app, 'lead', NO_MATTER_WHAT));
	const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
	expect(statuses.filter((status) => status === 401)).toHaveLength(10);
	expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('AUTH-12 names that nobody has are counted alike, so that 429 does not reveal who exists', async () => {
	const app = await testApp();
	expect(await failTimes(app, 'nobody-at-all', 11)).toEqual([...Array(10).fill(401), 429]);
});

test('AUTH-12 REL-02 the addresses of one IPv6 network count as one', async () => {
	const app = await testApp();
	const statuses = [];
	for (let count = 0; count < 11; count++) {
		statuses.push((await logInFrom(app, 'lead', { password: 'wrong', from: `2001:db8:1:2::${count}` })).statusCode);
	}
	expect(statuses).toEqual([...Array(10).fill(401), 429]);
	expect((await logInFrom(app, 'lead', { password: 'lead', from: '2001:db8:1:3::1' })).statusCode).toBe(200);
});

test('REL-01 REL-02 logins of a name that is guessed from everywhere take longer and longer, its owner and names that nobody has alike', async () => {
	const { database, clock } = await testApp();
	const pauses: number[] = [];
	const pause = async (milliseconds: number) => pauses.push(milliseconds);
	const logins = new Logins({ database, clock: () => clock.now, pause });
	const failures = (name_key: string, count: number) =>
		Array.from({ length: count }, (_, index) => ({
			name_key,
			address: `10.1.${index}.1`,
			at: later(clock.now, -1000),
		}));
	for (const [count, delays] of [
		[100, []],
		[20, [400]],
		[150, [2000]],
	] as const) {
		for (const name of ['lead', 'nobody']) {
			await database.db.insertInto('login_failure').values(failures(name, count)).execute();
			pauses.length = 0;
			const credentials = await logins.verify(name, 'lead', '10.0.0.2');
			expect([credentials?.user.name, pauses]).toEqual([name === 'lead' ? 'lead' : undefined, delays]);
			await database.db.deleteFrom('login_failure').where('address', '=', '10.0.0.2').execute();
		}
	}
	clock.now += 5 * MINUTE;
	pauses.length = 0;
	await logins.verify('lead', 'lead', '10.0.0.2');
	expect(pauses).toEqual([]);
});

/** Who comes on shift within a minute, all behind one router. */
const CREW = 300;

test('REL-02 a whole crew behind one router logs in, and a good login forgives earlier slips', async () => {
	const app = await testApp();
	const logins = Array.from({ length: CREW }, (_, index) => {
		const name = ['admin', 'lead', 'crew'][index % 3] ?? 'crew';
		return logInFrom(app, name, { password: name });
	});
	const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode);
	expect(statuses).toEqual(Array(CREW).fill(200));
	await failTimes(app, 'crew', 9);
	expect((await logInFrom(app, 'crew', { password: 'crew' })).statusCode).toBe(200);
	expect(await failTimes(app, 'crew', 1)).toEqual([401]);
	expect((await logInFrom(app, 'crew', { password: 'crew' })).statusCode).toBe(200);
});

test('REL-02 without a trusted proxy nobody gets around the limit by naming another address', async () => {
	const { app } = await testApp();
	const tryAs = (address: string) =>
		app.inject({
			method: 'POST',
			url: '/api/auth/login',
			payload: { name: 'lead', password: 'wrong' },
			headers: { 'x-forwarded-for': address },
			remoteAddress: HOME,
		});
	const statuses = [];
	for (let count = 0; count < 11; count++) statuses.push((await tryAs(`192.0.2.${count}`)).statusCode);
	expect(statuses.at(-1)).toBe(429);
});

test('REL-03 of a password its Argon2id hash is stored and nothing else', async () => {
	const { database } = await testApp();
	const users = await database.db.selectFrom('user').selectAll().execute();
	expect(users).toHaveLength(3);
	for (const { password_hash } of users) {
		const [, memory = 0, passes = 0, lanes = 0] = (/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(password_hash) ??
			[]) as unknown as number[];
		expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
		expect(Number(passes)).toBeGreaterThanOrEqual(2);
		expect(Number(lanes)).toBe(1);
	}
	expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(3);
	const log = await database.db.selectFrom('change').selectAll().execute();
	expect(JSON.stringify(log)).not.toMatch(/argon2|password/i);
});

test('REL-03 while twenty people log in the event loop is free for everybody else', async () => {
	const app = await testApp();
	const logins = Array.from({ length: 20 }, (_, index) => logInFrom(app, `${index}`, NO_MATTER_WHAT));
	const areDone = Promise.all(logins);
	// Hashing on the loop would let it turn a few times for each login, whatever the machine; elsewhere it turns all the time.
	expect(await countTurnsUntil(areDone)).toBeGreaterThan(1000);
	expect(new Set((await areDone).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});

/** How often the event loop turns until a promise is settled. */
async function countTurnsUntil(promise: Promise<unknown>): Promise<number> {
	let isSettled = false;
	void promise.finally(() => {
		isSettled = true;
	});
	let turns = 0;
	while (!isSettled) {
		await new Promise(setImmediate);
		turns += 1;
	}
	return turns;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

test('REL-02 REL-03 flooding the login from one address keeps nobody else out, and no file waits', async () => {
	const app = await testApp();
	let done = 0;
	const flood = Array.from({ length: 90 }, async (_, index) => {
		await logInFrom(app, `nobody-${index}`, { password: 'wrong', from: '10.0.0.66' });
		done += 1;
	});
	const file = readFile(import.meta.filename).then(() => done);
	const login = await logInFrom(app, 'crew', { password: 'crew' });
	expect(login.statusCode).toBe(200);
	expect(done).toBeLessThan(30);
	expect(await file).toBeLessThan(30);
	await Promise.all(flood);
});
