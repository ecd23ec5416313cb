import { API_PREFIX, changeCalls, vehicleCalls, vehiclePassCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

async function vehicleWithPass() {
	const app = await testApp();
	const make = makerOf(app);
	const vehicle = await make.vehicle(await make.band(), { licence_plate: 'ZH 1', driver_tel: '+41 79 555 00 09' });
	const pass = await app.ask(vehiclePassCalls.renew, { as: 'lead', id: vehicle });
	return { ...app, vehicle, pass };
}

const readPass = ({ request }: TestApp, code: string) => request(vehiclePassCalls.read, { id: code });

test('GATE-06 a pass has a code that says nothing, and leads readers to its vehicle', async () => {
	const app = await vehicleWithPass();
	const { vehicle, pass } = app;
	expect(pass).toEqual({ code: expect.stringMatching(/^[A-Za-z0-9_-]{22,}$/), url: `/pass/${pass.code}` });
	expect(Buffer.from(pass.code, 'base64url').length).toBeGreaterThanOrEqual(16);
	expect(await app.ask(vehiclePassCalls.find, { as: 'lead', id: vehicle })).toEqual(pass);
	for (const as of ['crew', 'lead', 'admin'] as const) {
		const read = await app.ask(vehiclePassCalls.read, { as, id: pass.code });
		expect(read).toEqual(await app.ask(vehicleCalls.get, { as, id: vehicle }));
		expect(read.driver_tel === null).toBe(as === 'crew');
	}
});

test('GATE-06 a new code voids the old one, at once', async () => {
	const app = await vehicleWithPass();
	const renewed = await app.ask(vehiclePassCalls.renew, { id: app.vehicle });
	expect(renewed.code).not.toBe(app.pass.code);
	expect((await readPass(app, app.pass.code)).statusCode).toBe(404);
	expect((await readPass(app, renewed.code)).json()).toMatchObject({ id: app.vehicle });
	expect(await app.ask(vehiclePassCalls.find, { id: app.vehicle })).toEqual(renewed);
});

test.for([
	['a vehicle without a pass', (app: TestApp, vehicle: number) => app.request(vehiclePassCalls.find, { id: vehicle })],
	['a pass of no vehicle', (app: TestApp) => app.request(vehiclePassCalls.find, { id: 987_654 })],
	['a new pass of no vehicle', (app: TestApp) => app.request(vehiclePassCalls.renew, { id: 987_654 })],
	['a code that nobody has', (app: TestApp) => readPass(app, 'A'.repeat(22))],
	['a code cut short', (app: TestApp) => readPass(app, 'A'.repeat(21))],
	['the id of the vehicle', (app: TestApp, vehicle: number) => readPass(app, String(vehicle))],
	['a code that no database keeps', (app: TestApp) => readPass(app, `%00${'A'.repeat(22)}`)],
	['a code that is not UTF-8', (app: TestApp) => readPass(app, '%ff')],
] as const)('GATE-06 %s is not found', async ([, ask]) => {
	const app = await testApp();
	const make = makerOf(app);
	const response = await ask(app, await make.vehicle(await make.band()));
	expect(response.statusCode).toBe(404);
	expect(response.json().message).toMatch(/\S/);
});

test('GATE-06 the pass of a removed vehicle is void, and fits again when undo brings the vehicle back', async () => {
	const app = await vehicleWithPass();
	await app.ask(vehicleCalls.remove, { id: app.vehicle });
	expect((await readPass(app, app.pass.code)).statusCode).toBe(404);
	await app.refused(vehiclePassCalls.find, 404, { id: app.vehicle });
	const [{ revision }] = await app.ask(changeCalls.list);
	await app.ask(changeCalls.undo, { id: revision });
	expect((await readPass(app, app.pass.code)).json()).toMatchObject({ id: app.vehicle });
});

test('GATE-06 no list and no change log has a code, and a new one makes no revision', async () => {
	const app = await vehicleWithPass();
	const [before] = await app.ask(changeCalls.list);
	const { code } = await app.ask(vehiclePassCalls.renew, { id: app.vehicle });
	const [after] = await app.ask(changeCalls.list);
	expect(after.revision).toBe(before.revision);
	const paths = ['/vehicles', `/vehicle/${app.vehicle}`, '/bands', '/changes'];
	const headers = { authorization: `Bearer ${app.tokens.admin}` };
	const responses = await Promise.all(paths.map((path) => app.app.inject({ url: API_PREFIX + path, headers })));
	const logged = await app.database.db.selectFrom('change').selectAll().execute();
	const texts = [...responses.map(({ body }) => body), JSON.stringify(logged)];
	expect(texts.filter((text) => text.includes(code) || text.includes(app.pass.code))).toEqual([]);
});

test('GATE-06 a pass outlives a restart', async () => {
	const app = await vehicleWithPass();
	const restarted = await anotherApp(app);
	const headers = { authorization: `Bearer ${app.tokens.crew}` };
	const response = await restarted.inject({ url: `${API_PREFIX}/pass/${app.pass.code}`, headers });
	expect(response.json()).toMatchObject({ id: app.vehicle });
});
