import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stageCalls } from '@crossload/contract';
import { toInstant } from '@crossload/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stageLive } from '../features/stage/stage.live.ts';
import type { Session } from '../http/session.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { LiveFeed } from './live-feed.ts';
import type { LiveSource } from './live-source.ts';
import { LiveStream } from './live-stream.ts';
import { LiveClient } from './testing/live-client.ts';
import { ViewRows } from './view-rows.ts';

/** A feed of one source, served to anyone with crew's permissions; returns its address and the failures it reported. */
async function feedOf({ database, clock }: TestApp, source: LiveSource) {
	const failures: unknown[] = [];
	const session: Session = {
		user: { id: 3, name: 'crew', role: 'crew', permissions: ['festival:read'], version: 1 },
		expiresAt: toInstant(Number.MAX_SAFE_INTEGER),
		login: { id: 'a login', since: clock.now, tokenVersion: 1 },
		share: null,
	};
	const feed = new LiveFeed({
		database,
		sources: [source],
		viewRows: new ViewRows([]),
		authenticate: () => session,
		clock: () => clock.now,
		onFailure: (error) => failures.push(error),
	});
	await feed.start();
	const http = createServer((request, response) => {
		// The client asks for its lists too, which are not what this is about.
		if (request.url !== '/api/live') return void response.end('[]');
		response.writeHead(200, { connection: 'close' });
		const reader = { session, authorization: undefined, level: '', isCompressed: false };
		return void feed.open(new LiveStream(response, reader), undefined);
	});
	await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		feed.stop();
		http.close();
	});
	return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, failures };
}

const NO_DISK = Object.assign(new Error('No disk today'), { errcode: 10 });

test('REL-52 a change that could not be sent is sent as soon as it can be, and logged once', async () => {
	const app = await testApp();
	let failuresLeft = 2;
	const { address, failures } = await feedOf(app, {
		...stageLive,
		rows: async (db, ids) => {
			if (failuresLeft-- > 0) throw NO_DISK;
			return await stageLive.rows(db, ids);
		},
	});
	const client = await new LiveClient({ address, token: app.tokens.crew }).connect();
	await client.first('hello');
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	const change = await client.first('change');
	expect(change.data.changes).toMatchObject([{ entity: 'stage', value: { name: 'Plaza' } }]);
	expect(failures).toEqual([NO_DISK]);
});

test('REL-51 REL-52 a change that can never be sent resets everyone, and the next one is sent', async () => {
	const app = await testApp();
	const fault = new Error('too many SQL variables');
	const rows = vi.fn(stageLive.rows).mockRejectedValueOnce(fault);
	const { address, failures } = await feedOf(app, { ...stageLive, rows });
	const client = await new LiveClient({ address, token: app.tokens.crew }).connect();
	await client.first('hello');
	await app.ask(stageCalls.create, { body: { name: 'Plaza' } });
	expect((await client.first('reset')).id).toBe(await app.database.revision.current());
	expect(failures).toEqual([fault]);
	await app.ask(stageCalls.create, { body: { name: 'Annex' } });
	expect((await client.first('change')).data.changes).toMatchObject([{ value: { name: 'Annex' } }]);
});
