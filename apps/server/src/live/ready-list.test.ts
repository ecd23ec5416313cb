import { gunzipSync } from 'node:zlib';
import { API_PREFIX, activityCalls, type Call, REVISION_HEADER, stageCalls } from '@crossload/contract';
import { toInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { runUnitOfWork } from '../db/work.ts';
import { stageRows } from '../features/stage/stage.store.ts';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { type Login, type TestApp, testApp } from '../testing/test-app.ts';
import { LIST_CALLS } from './testing/lists.ts';
import { RandomWrites } from './testing/random-writes.ts';

const WRITES = 150;
const LEVELS: readonly Login[] = ['admin', 'lead', 'crew'];
const CALLS = Object.values(LIST_CALLS);

type Node = Pick<TestApp, 'app'>['app'];

async function readFrom(node: Node, { path }: Call, headers: Record<string, string>) {
	return await node.inject({ url: API_PREFIX + path, headers });
}

const bearer = (app: TestApp, login: Login) => ({ authorization: `Bearer ${app.tokens[login]}` });

/** Every list as every level of readers is shown it. */
async function shownBy(node: Node, app: TestApp) {
	const shown: Record<string, { status: number; etag: unknown; body: string }> = {};
	for (const login of LEVELS) {
		for (const call of CALLS) {
			const { statusCode, headers, body } = await readFrom(node, call, bearer(app, login));
			shown[`${login} ${call.path}`] = { status: statusCode, etag: headers.etag, body };
		}
	}
	return shown;
}

test('API-09 REL-51 after any writes each ready list equals, to the byte and for each level of readers, one read again', async () => {
	const app = await testApp();
	await shownBy(app.app, app);
	const writes = new RandomWrites(async (call, options) => {
		const response = await app.request(call, options);
		return { status: response.statusCode, body: response.body === '' ? null : response.json() };
	}, 94);
	for (let count = 1; count <= WRITES; count++) {
		await writes.write();
		// Some reads follow one write, some several.
		if (count % 3 !== 0) continue;
		const fresh = await anotherApp(app);
		expect(await shownBy(app.app, app)).toEqual(await shownBy(fresh, app));
		await fresh.close();
	}
}, 120_000);

test('API-09 a list of many chunks is the same JSON as gzip after a change as it is without', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (let count = 0; count < 300; count++) await make.stage({ name: `Stage ${(count * 7) % 300}` });
	await readFrom(app.app, stageCalls.list, bearer(app, 'crew'));
	await make.stage({ name: 'Stage 150½' });
	const plain = await readFrom(app.app, stageCalls.list, bearer(app, 'crew'));
	const packed = await readFrom(app.app, stageCalls.list, { ...bearer(app, 'crew'), 'accept-encoding': 'gzip, br' });
	expect(packed.headers['content-encoding']).toBe('gzip');
	expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
	const names = plain.json().map(({ name }: { name: string }) => name);
	expect(names).toHaveLength(301);
	expect(names.indexOf('Stage 150½')).toBe(names.indexOf('Stage 150') + 1);
});

test('API-09 a write that alters no row of a list leaves it its ETag, and its response names the new revision', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const activity = await make.activity();
	const before = await app.request(stageCalls.list);
	const { headers } = await app.request(activityCalls.start, { id: activity });
	const after = await app.request(stageCalls.list, { headers: { 'if-none-match': String(before.headers.etag) } });
	expect(after.statusCode).toBe(304);
	expect(after.headers[REVISION_HEADER]).toBe(headers[REVISION_HEADER]);
});

test('API-09 a list that is asked for by many after a write is read once', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const activity = await make.activity();
	await app.ask(activityCalls.list);
	await app.ask(activityCalls.start, { id: activity });
	const responses = await Promise.all(Array.from({ length: 20 }, () => app.request(activityCalls.list)));
	expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
	expect(responses[0]?.json()[0].start).not.toBeNull();
});

/** Stages written past the services, all of one revision. */
async function addStages({ database }: TestApp, count: number): Promise<void> {
	await runUnitOfWork(database, { actor: null, at: toInstant(0) }, async (work) => {
		for (let number = 0; number < count; number++) {
			const stage = { name: `Stage ${number}`, color: '#112233' };
			const id = await stageRows.insert(work.trx, stage);
			work.record({ entity: 'stage', id, before: null, after: { id, ...stage, version: 1 } });
		}
	});
}

test('REL-51 after more changes than are followed one by one a list is read again', async () => {
	const app = await testApp();
	expect(await app.ask(stageCalls.list)).toEqual([]);
	await addStages(app, 1001);
	expect(await app.ask(stageCalls.list)).toHaveLength(1001);
});

test('REL-51 a list that knows a revision which the database has lost is read again', async () => {
	const app = await testApp({ writesPastTheLog: 'a restore is played' });
	const { id } = await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await app.ask(stageCalls.update, { id, body: { name: 'Lost' } });
	await app.ask(stageCalls.list);
	const lost = await app.database.revision.current();
	await app.database.db.deleteFrom('change').where('revision', '=', lost).execute();
	await app.database.db.updateTable('stage').set({ name: 'Plaza' }).execute();
	await addStages(app, 2);
	await app.database.db
		.updateTable('change')
		.set({ revision: lost + 1 })
		.where('revision', '=', lost)
		.execute();
	app.database.revision.committed(lost + 1);
	expect(await app.ask(stageCalls.list)).toMatchObject([{ name: 'Plaza' }, { name: 'Stage 0' }, { name: 'Stage 1' }]);
});
