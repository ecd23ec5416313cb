import {
	bandCalls,
	changeCalls,
	MADE_REVISION_HEADER,
	REVISION_HEADER,
	sessionCalls,
	stageCalls,
} from '@crossload/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';

const shownBy = ({ headers }: { headers: Record<string, unknown> }) => Number(headers[REVISION_HEADER] ?? Number.NaN);

test('REL-52 a write responses the revision that it made, and a read the one that it shows', async () => {
	const app = await testApp();
	const before = await app.database.revision.current();
	expect(shownBy(await app.request(stageCalls.create, { body: { name: 'Plaza' } }))).toBe(before + 1);
	expect(shownBy(await app.request(stageCalls.list))).toBe(before + 1);
	const read = await app.request(stageCalls.list);
	await makerOf(app).band();
	const unchanged = await app.request(stageCalls.list, { as: 'crew' });
	expect(shownBy(unchanged)).toBe(await app.database.revision.current());
	expect(shownBy(read)).toBeLessThan(shownBy(unchanged));
});

test('PLAN-12 a write names the revision that it made itself, which can be taken back; other responses name none', async () => {
	const app = await testApp();
	const madeBy = ({ headers }: { headers: Record<string, unknown> }) =>
		headers[MADE_REVISION_HEADER] && Number(headers[MADE_REVISION_HEADER]);
	const headers = { 'idempotency-key': 'once' };
	const made = await app.request(stageCalls.create, { body: { name: 'Plaza' }, headers });
	const revision = await app.database.revision.current();
	expect(madeBy(made)).toBe(revision);
	const { id } = made.json() as { id: number };
	expect(madeBy(await app.request(stageCalls.update, { id, body: {} }))).toBeUndefined();
	expect(madeBy(await app.request(stageCalls.create, { body: { name: 'Plaza' }, headers }))).toBeUndefined();
	expect(madeBy(await app.request(stageCalls.create, { body: { name: '' } }))).toBeUndefined();
	expect(madeBy(await app.request(stageCalls.list))).toBeUndefined();
	const undone = await app.request(changeCalls.undo, { id: revision });
	expect([undone.statusCode, madeBy(undone)]).toEqual([201, revision + 1]);
	expect(await app.ask(stageCalls.list)).toEqual([]);
});

test('REL-52 a 304 names the revision at which it was still true', async () => {
	const app = await testApp();
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const first = await app.request(stageCalls.list);
	await makerOf(app).person();
	const unchanged = await app.request(stageCalls.list, { headers: { 'if-none-match': String(first.headers.etag) } });
	expect(unchanged.statusCode).toBe(304);
	expect(shownBy(unchanged)).toBe(shownBy(first) + 1);
});

test('REL-52 errors that show the present state, logins and single rows name their revision too', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	const current = await app.database.revision.current();
	const responses = [
		await app.request(bandCalls.update, { id, body: { name: 'Other', version: 7 } }),
		await app.request(bandCalls.get, { id }),
		await app.request(sessionCalls.login, { as: null, body: { name: 'lead', password: 'lead' } }),
		await app.request(sessionCalls.me, { as: 'crew' }),
	];
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 200, 200, 200]);
	expect(responses.map(shownBy)).toEqual(Array(4).fill(current));
});

test.for(['999999', '-1', 'x', '1e9', '99999999999999999999', ''])(
	'REL-20 a reader whose revision header is %j gets what is there',
	async (header) => {
		const app = await testApp();
		await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
		const response = await app.request(stageCalls.list, { headers: { [REVISION_HEADER]: header } });
		expect(response.statusCode).toBe(200);
		expect(shownBy(response)).toBe(await app.database.revision.current());
	},
);

test('REL-42 a write that is committed is acknowledged, though the database cannot be asked right after', async () => {
	const app = await testApp();
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const { revision } = app.database;
	const known = await revision.current();
	const committed = vi.spyOn(revision, 'committed').mockImplementationOnce(() => {
		vi.spyOn(revision, 'current').mockImplementation(() => {
			throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
		});
	});
	onTestFinished(() => void vi.restoreAllMocks());
	const { statusCode, headers } = await app.request(stageCalls.create, { body: { name: 'Annex' } });
	expect(committed).toHaveBeenCalledWith(known + 1, false);
	expect(statusCode).toBe(201);
	expect(headers).not.toHaveProperty(REVISION_HEADER);
});
