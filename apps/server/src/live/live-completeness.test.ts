import {
	ALL_CALLS,
	alertCalls,
	type Call,
	carryOverCalls,
	pushCalls,
	setupCalls,
	shareCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { randomOf } from '../demo/random.ts';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { shareOf } from '../testing/shares.ts';
import { shown } from './testing/lists.ts';
import type { LiveClient } from './testing/live-client.ts';
import { listening, liveServer, senderTo } from './testing/live-server.ts';
import { RandomWrites } from './testing/random-writes.ts';
import { nameOf } from './testing/write-calls.ts';

const WRITES = 200;

/** By then each of the calls has been made and taken. */
const MAX_WRITES = 300;

/** Milliseconds, for a machine that does much else. */
const LONG = 240_000;
const WRITES_BETWEEN_CUTS = 5;
const CUTS = 20;

/** Logins, passes, alerts, devices, shares and what a user watches stand in no list that is sent live by revisions. */
const OUTSIDE_LISTS = [
	'/vehicle/{id}/pass',
	'/me/watch',
	...[alertCalls, pushCalls, shareCalls].flatMap((calls): Call[] => Object.values(calls)).map(({ path }) => path),
];
/** They write a whole festival, and only into an empty one or out of a file. */
const WHOLE_FESTIVALS = [setupCalls, carryOverCalls].flatMap((calls): Call[] => Object.values(calls));
const ALL_WRITES = ALL_CALLS.filter(({ method, tag }) => method !== 'GET' && tag !== 'Session')
	.filter((call) => !OUTSIDE_LISTS.includes(call.path) && !WHOLE_FESTIVALS.includes(call))
	.map(nameOf)
	.sort();

async function expectFresh(client: LiveClient, revision: number): Promise<void> {
	await client.reach(revision);
	expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
}

test(
	'REL-51 API-14 WALL-06 after every event, whatever was written, each reader’s and share’s patched lists equal fresh ones',
	async () => {
		const server = await liveServer();
		const clients = [await server.connected('admin'), await server.connected('lead'), await server.connected('crew')];
		const views = [{}, { types: ['loadin', 'show'] }, { stageIds: [await makerOf(server).stage()], withInfo: true }];
		for (const view of views) clients.push(await server.connectedWith((await shareOf(server, view)).token));
		for (const client of clients) await client.first('hello');
		const writes = new RandomWrites(
			senderTo(() => server.address, server.tokens.admin),
			51,
		);
		const isDone = (count: number) => count >= WRITES && writes.taken.size >= ALL_WRITES.length;
		for (let count = 0; !isDone(count) && count < MAX_WRITES; count++) {
			// Once there were many, those that chance has left out.
			await writes.write(count < WRITES ? [] : ALL_WRITES.filter((name) => !writes.taken.has(name)));
			const revision = await server.database.revision.current();
			for (const client of clients) await expectFresh(client, revision);
		}
		expect([...writes.taken].sort()).toEqual(ALL_WRITES);
		for (const { fetches } of clients) expect(fetches).toBe(1);
	},
	LONG,
);

test(
	'REL-51 through 20 cuts and a restart the missed changes alone bring a client up to date',
	async () => {
		const server = await liveServer();
		const random = randomOf(20);
		const client = await server.connected('lead');
		await client.first('hello');
		const writes = new RandomWrites(
			senderTo(() => client.address, server.tokens.admin),
			20,
		);
		for (let cut = 1; cut <= CUTS; cut++) {
			// Cut in the middle of things: whatever is under way is lost.
			for (let count = 0; count < random.between(0, WRITES_BETWEEN_CUTS); count++) await writes.write();
			await client.cut();
			for (let count = 0; count < random.between(0, WRITES_BETWEEN_CUTS); count++) await writes.write();
			if (cut === CUTS / 2) {
				await server.app.close();
				client.address = await listening(await anotherApp(server));
			}
			await client.connect();
		}
		await writes.write();
		await expectFresh(client, await server.database.revision.current());
		expect(client.events.filter(({ kind }) => kind === 'reset')).toEqual([]);
	},
	LONG,
);

test('REL-51 changes that were missed come as one event with the rows as they are now', async () => {
	const server = await liveServer();
	const client = await server.connected();
	await client.first('hello');
	await client.cut();
	const writes = new RandomWrites(
		senderTo(() => server.address, server.tokens.admin),
		100,
	);
	for (let count = 0; count < 100; count++) await writes.write();
	await client.connect();
	await expectFresh(client, await server.database.revision.current());
	expect(client.events.map(({ kind }) => kind)).toEqual(['hello', 'change']);
	expect(client.fetches).toBe(1);
});

test('REL-51 IMP-09 a whole festival that comes and goes is in the lists of whoever looks on', async () => {
	const server = await liveServer();
	const clients = [await server.connected('admin'), await server.connected('crew')];
	for (const client of clients) await client.first('hello');
	for (const call of [setupCalls.invent, setupCalls.takeBack, setupCalls.invent]) {
		await server.ask(call);
		const revision = await server.database.revision.current();
		for (const client of clients) await expectFresh(client, revision);
	}
	expect(clients.map(({ lists }) => lists.get('band')?.size)).toEqual([56, 56]);
});
