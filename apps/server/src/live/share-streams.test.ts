import { setTimeout } from 'node:timers/promises';
import { activityCalls, bandCalls, shareCalls, stageCalls } from '@crossload/contract';
import { festivalTimeOf, HOUR, later, MINUTE } from '@crossload/domain';
import { expect, test, vi } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { shareOf } from '../testing/shares.ts';
import { LiveClient } from './testing/live-client.ts';
import { listening, liveServer } from './testing/live-server.ts';

/** Milliseconds within which a stream must have ended. */
const WITHIN = 5000;

async function festival() {
	const server = await liveServer();
	const make = makerOf(server);
	const [plaza, other] = [await make.stage({ name: 'Plaza' }), await make.stage({ name: 'Tent' })];
	const band = await make.band({ stage: plaza, name: 'The Wanderers' });
	const vehicle = await make.vehicle(band);
	const activity = await make.activity({ bandId: band, vehicleIds: [vehicle], info: 'SECRET' });
	const foreign = await make.band({ stage: other });
	const { token, id } = await shareOf(server, { stageIds: [plaza] });
	const client = await server.connectedWith(token);
	await client.first('hello');
	return { ...server, plaza, other, foreign, band, vehicle, activity, client, shareId: id };
}

async function endedIn(client: LiveClient): Promise<number> {
	const begun = performance.now();
	await client.ended;
	return performance.now() - begun;
}

test('WALL-06 a row that leaves the view is sent as removed, without values and without who did it', async () => {
	const { ask, client, activity, band, vehicle, foreign, plaza } = await festival();
	await ask(activityCalls.update, { id: activity, body: { bandId: foreign, vehicleIds: [] } });
	const { data, text } = await client.first('change');
	expect(data.actor).toBeNull();
	expect(data.changes?.toSorted((a, b) => a.entity.localeCompare(b.entity))).toEqual([
		{ entity: 'activity', id: activity, action: 'delete', value: null },
		{ entity: 'band', id: band, action: 'delete', value: null },
		{ entity: 'vehicle', id: vehicle, action: 'delete', value: null },
	]);
	expect(text).not.toMatch(/SECRET|Wanderers|Tent/);
	expect([...(client.lists.get('stage')?.keys() ?? [])]).toEqual([plaza]);
});

test('WALL-06 what a band that changes its stage takes along leaves the view and comes back', async () => {
	const { ask, client, activity, band, other, plaza, database } = await festival();
	await ask(bandCalls.update, { id: band, body: { stage: other } });
	await client.reach(await database.revision.current());
	expect(client.lists.get('activity')?.size).toBe(0);
	await ask(bandCalls.update, { id: band, body: { stage: plaza } });
	await client.reach(await database.revision.current());
	expect([...(client.lists.get('activity')?.keys() ?? [])]).toEqual([activity]);
	expect(client.lists).toEqual(await client.fetchLists());
	expect(client.fetches).toBe(1);
});

test('WALL-02 a revoked share’s stream ends, on another node too', async () => {
	const { client, database, clock, ask, shareId } = await festival();
	const node = await listening(await anotherApp({ database, clock }));
	const { token: second, id } = await shareOf({ ask });
	const elsewhere = await new LiveClient({ address: node, token: second }).connect();
	await elsewhere.first('hello');
	await ask(shareCalls.remove, { id: shareId });
	await ask(shareCalls.remove, { id });
	expect(await endedIn(client)).toBeLessThan(WITHIN);
	expect(await endedIn(elsewhere)).toBeLessThan(WITHIN);
});

test('WALL-02 an expired share’s stream ends', async () => {
	const server = await liveServer();
	const expires_at = festivalTimeOf(later(server.clock.now, HOUR));
	const client = await server.connectedWith((await shareOf(server, {}, { expires_at })).token);
	await client.first('hello');
	server.clock.now += HOUR;
	expect(await endedIn(client)).toBeLessThan(WITHIN);
});

test('WALL-02 a share’s stream outlasts a database that is away', async () => {
	const { client, database, ask, band } = await festival();
	let hasEnded = false;
	void client.ended.then(() => {
		hasEnded = true;
	});
	const away = vi.spyOn(database.revision, 'current').mockRejectedValue(new Error('The database is away'));
	// Longer than from one look at the open streams' sessions to the next.
	await setTimeout(2500);
	away.mockRestore();
	expect(hasEnded).toBe(false);
	await ask(bandCalls.update, { id: band, body: { name: 'The Waiting' } });
	expect((await client.first('change')).text).toContain('The Waiting');
});

test('WALL-01 a display that only listens is in use', async () => {
	const server = await liveServer();
	const client = await server.connectedWith((await shareOf(server)).token);
	await client.first('hello');
	server.clock.now += 10 * MINUTE;
	const now = festivalTimeOf(server.clock.now);
	await expect.poll(async () => (await server.ask(shareCalls.list))[0].last_used_at, { timeout: WITHIN }).toBe(now);
});

test('WALL-02 a display that knew an earlier state gets a reset', async () => {
	const server = await liveServer();
	const { token } = await shareOf(server);
	const client = new LiveClient({ address: server.address, token });
	client.revision = await server.database.revision.current();
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await client.connect();
	await client.first('reset');
	expect(client.lists.get('stage')?.size).toBe(1);
});
