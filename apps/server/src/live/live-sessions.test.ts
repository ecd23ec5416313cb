import {
	activityCalls,
	bandCalls,
	personCalls,
	sessionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { logIn } from '../testing/test-app.ts';
import { LiveClient } from './testing/live-client.ts';
import { type LiveServer, liveServer } from './testing/live-server.ts';

const LOGINS = ['admin', 'lead', 'crew'] as const;
const CANARY = '+41 79 123 98 76';

/** What ends a session, by name. */
const ENDINGS = {
	'the user is deleted': (server: LiveServer, id: number) => server.ask(userCalls.remove, { id }),
	'the password is new': (server: LiveServer, id: number) =>
		server.ask(userCalls.setPassword, { id, body: { password: 'fresh' } }),
	'the role is another': (server: LiveServer, id: number) =>
		server.ask(userCalls.update, { id, body: { role: 'crew' } }),
};

test.each(Object.entries(ENDINGS))('REL-05 AUTH-11 when %s the stream ends within 2 seconds', async (_what, ending) => {
	const server = await liveServer();
	const lead = await server.connected('lead');
	const admin = await server.connected('admin');
	for (const client of [lead, admin]) await client.first('hello');
	const { id } = await server.ask(sessionCalls.me, { as: 'lead' });
	await ending(server, id);
	const began = performance.now();
	await lead.ended;
	expect(performance.now() - began).toBeLessThan(2000);
	expect(lead.events.map(({ kind }) => kind)).toEqual(['hello']);
	await expect(lead.connect()).rejects.toThrow('The stream responded 401');
	expect((await admin.first('change')).data.changes?.map(({ entity }) => entity)).toEqual(['user']);
});

test('AUTH-06 REL-05 a logout ends the login’s streams within 2 seconds, and no other login’s', async () => {
	const server = await liveServer();
	const token = await logIn(server.app, 'lead');
	const [first, second, other] = [
		await server.connected('lead'),
		await server.connected('lead'),
		await new LiveClient({ address: server.address, token }).connect(),
	];
	for (const client of [first, second, other]) await client.first('hello');
	await server.ask(sessionCalls.logout, { as: 'lead' });
	const began = performance.now();
	await Promise.all([first.ended, second.ended]);
	expect(performance.now() - began).toBeLessThan(2000);
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await other.until(({ events }) => events.some(({ data }) => data.changes?.length === 1));
	const { data } = await other.first('change');
	expect(data).toMatchObject({ actor: null, changes: [] });
});

test('REL-05 a new name ends no stream', async () => {
	const server = await liveServer();
	const lead = await server.connected('lead');
	await lead.first('hello');
	const { id } = await server.ask(sessionCalls.me, { as: 'lead' });
	await server.ask(userCalls.update, { id, body: { name: 'Leonie' } });
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await lead.until(({ events }) => events.some(({ data }) => data.changes?.length === 1));
	expect(lead.events.at(-1)?.data.changes).toMatchObject([{ entity: 'stage' }]);
});

test('AUTH-11 a stream ends with its token', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
	const server = await liveServer({ tokenHours: 1 });
	const client = await server.connected('crew');
	await client.first('hello');
	server.clock.now += HOUR - 1000;
	vi.advanceTimersByTime(10_000);
	await client.first('heartbeat');
	server.clock.now += 1000;
	vi.advanceTimersByTime(10_000);
	await client.ended;
	await expect(client.connect()).rejects.toThrow('The stream responded 401');
});

test('REL-11 AUTH-09 crew receives no number, person or user, live or after a cut', async () => {
	const server = await liveServer();
	const crew = await server.connected('crew');
	await crew.first('hello');
	await crew.cut();
	const late = crew;
	const live = await server.connected('crew');
	const lead = await server.connected('lead');
	await live.first('hello');
	await writeNumbers(server);
	const revision = await server.database.revision.current();
	await late.connect();
	for (const client of [live, late]) {
		await client.reach(revision);
		const received = client.events.map(({ text }) => text).join('\n');
		expect(received).toContain('Truck');
		expect(received.replaceAll(/\D/g, '')).not.toContain(CANARY.replaceAll(/\D/g, ''));
		const entities = client.events.flatMap(({ data }) => data.changes ?? []).map(({ entity }) => entity);
		expect(entities).not.toContain('person');
		expect(entities).not.toContain('user');
	}
	await lead.reach(revision);
	const receivedByLead = lead.events.map(({ text }) => text).join('\n');
	for (const field of ['driver_tel', 'tel']) expect(receivedByLead).toContain(`"${field}":"${CANARY}"`);
	expect(lead.events.flatMap(({ data }) => data.changes ?? []).map(({ entity }) => entity)).not.toContain('user');
});

/** Brings a number to everywhere a number can stand, and changes it there. */
async function writeNumbers(server: LiveServer): Promise<void> {
	const make = makerOf(server);
	const person = await make.person({ tel: CANARY, group: 'Team,Production' });
	const band = await make.band({ production: { id: person } });
	const vehicle = await make.vehicle(band, { driver_tel: CANARY });
	const position = await make.position();
	const teamFunction = await make.teamFunction();
	await server.ask(teamFunctionCalls.assign, { id: teamFunction, body: { personIds: [person] } });
	const activity = await make.activity({ bandId: band, positionId: position, vehicleIds: [vehicle] });
	await server.ask(activityCalls.start, { id: activity });
	await server.ask(personCalls.update, { id: person, body: { name: 'Renamed' } });
	await server.ask(vehicleCalls.update, { id: vehicle, body: { name: 'Truck renamed' } });
	await server.ask(bandCalls.update, { id: band, body: { name: 'Band renamed' } });
	await server.ask(userCalls.create, { body: { name: 'new', password: 'newer', role: 'crew' } });
}

test('REL-51 hundreds who come back together each receive what they missed, as they may see it', async () => {
	const server = await liveServer();
	const before = await server.database.revision.current();
	await writeNumbers(server);
	const revision = await server.database.revision.current();
	const clients = await Promise.all(
		LOGINS.flatMap((login) => Array.from({ length: 20 }, () => server.resumed(login, before))),
	);
	await Promise.all(clients.map((client) => client.until(({ events }) => events.length > 0)));
	const texts = clients.map(({ events }) => events[0]?.text);
	for (const [group, _login] of LOGINS.entries()) {
		expect(new Set(texts.slice(20 * group, 20 * (group + 1))).size).toBe(1);
	}
	expect(new Set(texts).size).toBe(LOGINS.length);
	for (const { events } of clients) expect(events[0]).toMatchObject({ kind: 'change', id: revision });
});

test('REL-53 a user has twenty streams at most, and another user theirs', async () => {
	const server = await liveServer();
	const clients = await Promise.all(Array.from({ length: 20 }, () => server.connected('lead')));
	const refused = await fetch(`${server.address}/api/live`, {
		headers: { authorization: `Bearer ${server.tokens.lead}` },
	});
	expect(refused.status).toBe(429);
	expect(refused.headers.get('retry-after')).toBe('30');
	expect(await refused.json()).toMatchObject({ message: 'This user has 20 open event streams already.' });
	await (await server.connected('crew')).first('hello');
	await clients[0]?.cut();
	await vi.waitFor(async () => await (await server.connected('lead')).first('hello'));
});
