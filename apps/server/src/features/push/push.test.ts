import { alertCalls, pushCalls, sessionCalls, userCalls, watchCalls } from '@crossload/contract';
import { later, MINUTE } from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { runUnitOfWork } from '../../db/work.ts';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { type Login, SATURDAY_EVENING, type TestApp, testApp } from '../../testing/test-app.ts';
import { noteUnexpected, takeAlert } from '../alert/alert.service.ts';
import { PrivateAddress } from './push-address.ts';
import { sendMessage } from './push-request.ts';
import { browserKeys, pushService, type Respond, signedClaims } from './testing/push-service.ts';

/** Milliseconds in which what the server does by itself has happened, on a machine that does much else. */
const SOON = { timeout: 20_000, interval: 50 };
const SECOND = 1000;
/** Milliseconds in which it would have. */
const A_WHILE = 1500;

type Service = Awaited<ReturnType<typeof pushService>>;

/** A server that trusts a push service of the test's own, and others by their certificates. */
async function appWithService({ respond, certificates = [] }: { respond?: Respond; certificates?: string[] } = {}) {
	const service = await pushService(respond);
	const trusted = [service.certificate, ...certificates];
	const push = { allowPrivate: true, publicAddress: 'https://crossload.example', certificates: trusted };
	return { service, push, ...(await testApp({ push })) };
}

async function subscribe(
	app: TestApp,
	{ origin }: Service,
	device: { readonly as?: Login; readonly path?: string } = {},
) {
	const { as = 'admin', path = `/send/${as}` } = device;
	const { keys, read } = browserKeys();
	const body = { endpoint: origin + path, keys, name: `Phone of ${as}` };
	const { id } = await app.ask(pushCalls.create, { as, body });
	return { id, body, read };
}

/** Raises an alert: a vehicle that nobody expects. */
const raise = (app: TestApp, plate = 'SG 1') =>
	app.ask(alertCalls.create, { as: 'admin', body: { kind: 'unexpected', plate } });

const pathsAt = (service: Service) => service.received.map(({ path }) => path).toSorted();
const aWhile = () => new Promise((done) => setTimeout(done, A_WHILE));

describe('devices', () => {
	test('ALRT-05 the key of the installation is a point of P-256 and stays', async () => {
		const app = await testApp();
		const { key } = await app.ask(pushCalls.key, { as: 'crew' });
		expect(key).toMatch(/^[A-Za-z0-9_-]{87}$/);
		expect(Buffer.from(key, 'base64url')[0]).toBe(4);
		expect((await app.ask(pushCalls.key, { as: 'lead' })).key).toBe(key);
	});

	test('ALRT-05 one sees and removes one’s own devices alone, without their keys', async () => {
		const { service, ...app } = await appWithService();
		const { id, body } = await subscribe(app, service, { as: 'crew' });
		expect(await app.ask(pushCalls.list, { as: 'crew' })).toEqual([{ id, name: 'Phone of crew' }]);
		expect(await app.ask(pushCalls.list, { as: 'admin' })).toEqual([]);
		const again = await app.request(pushCalls.create, { as: 'crew', body: { ...body, name: 'Old phone' } });
		expect([again.statusCode, again.json()]).toEqual([201, { id, name: 'Old phone' }]);
		await app.refused(pushCalls.remove, 404, { as: 'admin', id });
		expect((await app.request(pushCalls.remove, { as: 'crew', id })).statusCode).toBe(204);
		await app.refused(pushCalls.remove, 404, { as: 'crew', id });
		expect(await app.ask(pushCalls.list, { as: 'crew' })).toEqual([]);
	});

	test('ALRT-05 a browser that another user uses now gets theirs, and nobody has more than twenty', async () => {
		const { service, ...app } = await appWithService();
		const { id, body } = await subscribe(app, service, { as: 'crew' });
		expect((await app.ask(pushCalls.create, { as: 'lead', body })).id).toBe(id);
		expect(await app.ask(pushCalls.list, { as: 'crew' })).toEqual([]);
		for (let device = 0; device < 20; device++) await subscribe(app, service, { as: 'lead', path: `/send/${device}` });
		const ids = (await app.ask(pushCalls.list, { as: 'lead' })).map((device: { id: number }) => device.id);
		expect(ids).toHaveLength(20);
		expect(ids).not.toContain(id);
	});

	test('ALRT-05 AUTH-11 a new password and another role end what was sent to the user’s devices', async () => {
		const { service, ...app } = await appWithService();
		const { id } = await app.ask(sessionCalls.me, { as: 'lead' });
		await subscribe(app, service, { as: 'lead' });
		await app.ask(userCalls.update, { id, body: { role: 'crew' } });
		await app.ask(userCalls.update, { id, body: { role: 'lead' } });
		await subscribe(app, service);
		await app.ask(userCalls.setPassword, { id, body: { password: 'another' } });
		await raise(app);
		await expect.poll(() => pathsAt(service), SOON).toEqual(['/send/admin']);
	});

	const { keys } = browserKeys();
	test.for<readonly [string, object]>([
		['endpoint', { endpoint: 'http://push.example.com/x' }],
		['endpoint', { endpoint: 'https://127.0.0.1/x' }],
		['endpoint', { endpoint: 'https://[::ffff:10.0.0.1]/x' }],
		['endpoint', { endpoint: 'https://me@push.example.com/x' }],
		['endpoint', { endpoint: `https://push.example.com/${'x'.repeat(2000)}` }],
		['keys.p256dh', { keys: { ...keys, p256dh: 'short' } }],
		['keys.p256dh', { keys: { ...keys, p256dh: 'B'.repeat(87) } }],
		['keys.auth', { keys: { ...keys, auth: 'short' } }],
		['name', { name: ' ' }],
	])('ALRT-05 400 names %s for %j', async ([field, body]) => {
		const app = await testApp();
		const good = { endpoint: 'https://push.invalid/x', keys, name: 'Phone' };
		const { fields } = await app.refused(pushCalls.create, 400, { body: { ...good, ...body } });
		expect(Object.keys(fields ?? {})).toEqual([field]);
		expect(await app.ask(pushCalls.list)).toEqual([]);
	});
});

describe('sending', () => {
	test('ALRT-05 an alert reaches a phone once, encrypted and signed, and no telephone number does', async () => {
		const { service, ...app } = await appWithService();
		const { read } = await subscribe(app, service);
		const { key } = await app.ask(pushCalls.key);
		const body = { kind: 'unexpected', plate: 'SG 1', text: 'Ring +41 79 555 00 00' };
		const alert = await app.ask(alertCalls.create, { as: 'lead', body });
		await expect.poll(() => service.received.length, SOON).toBe(1);
		const [message] = service.received;
		if (!message) throw new Error('nothing came');
		expect(read(message)).toEqual({
			id: alert.id,
			kind: 'unexpected',
			text: 'SG 1 is not expected. Ring …',
			since: alert.since,
			url: '/alerts',
		});
		expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
		expect(message.body.length).toBeLessThanOrEqual(4096);
		expect(signedClaims(message, key)).toMatchObject({ aud: service.origin, sub: 'https://crossload.example' });
		await aWhile();
		expect(service.received).toHaveLength(1);
	});

	test('ALRT-03 each receives what concerns them: kinds, what is theirs, outside of their quiet hours', async () => {
		const { service, ...app } = await appWithService();
		const make = makerOf(app);
		const positionId = await make.position();
		for (const as of ['admin', 'lead', 'crew'] as const) await subscribe(app, service, { as });
		await app.ask(watchCalls.change, { as: 'lead', body: { kinds: ['curfew'] } });
		await app.ask(watchCalls.change, { as: 'crew', body: { mine: { stageIds: [await make.stage()] } } });
		const body = { kind: 'unexpected', plate: 'SG 1', positionId };
		await app.ask(alertCalls.create, { as: 'lead', body });
		await expect.poll(() => pathsAt(service), SOON).toEqual(['/send/admin']);
		await app.ask(watchCalls.change, { body: { quiet: { from: '17:00', to: '18:00' } } });
		await app.ask(watchCalls.change, { as: 'crew', body: { mine: { stageIds: [], positionIds: [positionId] } } });
		await app.ask(alertCalls.create, { as: 'lead', body });
		await expect.poll(() => pathsAt(service), SOON).toEqual(['/send/admin', '/send/crew']);
	});

	test('ALRT-05 of two nodes one sends', async () => {
		const { service, push, ...app } = await appWithService();
		await anotherApp(app, { push });
		await subscribe(app, service);
		await raise(app);
		await expect.poll(() => service.received.length, SOON).toBe(1);
		await aWhile();
		expect(service.received).toHaveLength(1);
	});

	test('ALRT-05 nobody rings for an alert that somebody has taken already', async () => {
		const { service, ...app } = await appWithService();
		await subscribe(app, service);
		const { id } = await app.ask(sessionCalls.me);
		await runUnitOfWork(app.database, { actor: { id, name: 'admin' }, at: app.clock.now }, async (work) => {
			const alert = await noteUnexpected(work, { kind: 'unexpected', plate: 'SG 1' });
			await takeAlert(work, alert.id);
		});
		await aWhile();
		await raise(app, 'SG 2');
		await expect.poll(() => service.received.length, SOON).toBe(1);
	});

	test('ALRT-05 a user who is gone receives nothing more', async () => {
		const { service, ...app } = await appWithService();
		await subscribe(app, service);
		await subscribe(app, service, { as: 'crew' });
		const { id } = await app.ask(sessionCalls.me, { as: 'crew' });
		await app.ask(userCalls.remove, { id });
		await app.ask(alertCalls.create, { body: { kind: 'unexpected', plate: 'SG 1' } });
		await expect.poll(() => pathsAt(service), SOON).toEqual(['/send/admin']);
	});

	test.for([404, 410])('ALRT-05 a device of which the service says %i is forgotten', async (status) => {
		const { service, ...app } = await appWithService({ respond: (response) => response.writeHead(status).end() });
		await subscribe(app, service);
		await raise(app);
		await expect.poll(() => app.ask(pushCalls.list), SOON).toEqual([]);
		expect(service.received).toHaveLength(1);
	});

	test.for<readonly [number, string]>([
		[429, '120'],
		[503, 'Sat, 22 Aug 2026 15:32:00 GMT'],
	])(
		'ALRT-05 %i with Retry-After %s is tried again then, and eight times at most',
		{ timeout: 120_000 },
		async ([status, after]) => {
			const { service, ...app } = await appWithService({
				respond: (response) => response.writeHead(status, { 'retry-after': after }).end('x'.repeat(1_000_000)),
			});
			await subscribe(app, service);
			await raise(app);
			await expect.poll(() => service.received.length, SOON).toBe(1);
			await aWhile();
			expect(service.received).toHaveLength(1);
			service.state.respond = (response) => response.writeHead(status, { 'retry-after': '1' }).end();
			app.clock.now += 2 * MINUTE;
			await expect.poll(() => service.received.length, SOON).toBe(2);
			// From then on it asks for a second each time, as the clock goes on.
			const receivedLater = () => {
				app.clock.now += SECOND;
				return service.received.length;
			};
			await expect.poll(receivedLater, { ...SOON, interval: 200 }).toBe(8);
			app.clock.now += 2 * MINUTE;
			await aWhile();
			expect(service.received).toHaveLength(8);
		},
	);

	test.for([
		['a redirect', { location: 'https://127.0.0.1:1/other' }, 307],
		['an error', {}, 400],
	] as const)('ALRT-05 %s is the end of it', async ([, headers, status]) => {
		const { service, ...app } = await appWithService({
			respond: (response) => response.writeHead(status, headers).end(),
		});
		await subscribe(app, service);
		await raise(app);
		await expect.poll(() => service.received.length, SOON).toBe(1);
		app.clock.now += 30 * MINUTE;
		await aWhile();
		expect(service.received).toHaveLength(1);
		expect(await app.ask(pushCalls.list)).toHaveLength(1);
	});

	test('ALRT-05 a service that hangs keeps no other waiting', { timeout: 60_000 }, async () => {
		const hanging = await pushService(() => {});
		const { service, ...app } = await appWithService({ certificates: [hanging.certificate] });
		for (let device = 0; device < 20; device++) await subscribe(app, hanging, { as: 'lead', path: `/hang/${device}` });
		for (let truck = 0; truck < 26; truck++) await raise(app, `SG ${truck}`);
		await expect.poll(() => hanging.received.length, SOON).toBe(20);
		await subscribe(app, service);
		await raise(app, 'SG 100');
		// More than one where the alerts of before were not yet all handed out when the device came.
		await expect.poll(() => service.received.length, SOON).toBeGreaterThan(0);
	});

	test('ALRT-05 what leads to a private address is not sent, whenever it was stored', async () => {
		const { origin, certificate, received } = await pushService();
		const { keys } = browserKeys();
		const now = SATURDAY_EVENING;
		const message = {
			id: 1,
			deviceId: 1,
			topic: 'alert-1',
			payload: '{}',
			dueAt: now,
			expiresAt: later(now, MINUTE),
			tries: 0,
		};
		const vapid = webPush.generateVAPIDKeys();
		const send = (endpoint: string, allowPrivate: boolean) =>
			sendMessage({
				message: { ...message, endpoint, keys },
				keys: vapid,
				settings: { allowPrivate, publicAddress: null, certificates: [certificate] },
				now,
			});
		await expect(send(origin, false)).rejects.toThrow(PrivateAddress);
		await expect(send(origin.replace('127.0.0.1', 'localhost'), false)).rejects.toThrow(PrivateAddress);
		expect(received).toEqual([]);
		expect(await send(origin, true)).toEqual({ status: 201, retryAt: null });
	});
});
