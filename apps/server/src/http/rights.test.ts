import {
	ALL_CALLS,
	API_PREFIX,
	activityCalls,
	bandCalls,
	type Call,
	type ErrorResponse,
	liveCall,
	sessionCalls,
	stageCalls,
	userCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { anotherApp } from '../testing/another-app.ts';
import { makerOf } from '../testing/festival.ts';
import { shareOf } from '../testing/shares.ts';
import { logIn, type TestApp, testApp } from '../testing/test-app.ts';

/** Who asks, in the order of the table's columns: nobody, crew, a role that somebody made up, lead, admin. */
const PEOPLE = ['nobody', 'crew', 'runner', 'lead', 'admin'] as const;

/** Every call and what each of them gets. 'pass' is any response but 401 and 403. */
const TABLE: readonly (readonly [call: string, responses: string])[] = [
	['POST /auth/login', 'pass pass pass pass pass'],
	['POST /auth/renew', '401 pass pass pass pass'],
	['POST /auth/logout', '401 pass pass pass pass'],
	['GET /auth/me', '401 pass pass pass pass'],
	['PUT /me/password', '401 pass pass pass pass'],
	['GET /next/loads', '401 pass pass pass pass'],
	['GET /next/arrivals', '401 pass pass pass pass'],
	['GET /next/checkins', '401 pass pass pass pass'],
	['GET /stats/vehicleTypes', '401 pass pass pass pass'],
	['GET /bands', '401 pass pass pass pass'],
	['GET /band/{id}', '401 pass pass pass pass'],
	['POST /band', '401 403 403 403 pass'],
	['PUT /band/{id}', '401 403 403 pass pass'],
	['DELETE /band/{id}', '401 403 403 403 pass'],
	['GET /vehicles', '401 pass pass pass pass'],
	['GET /vehicle/types', '401 pass pass pass pass'],
	['GET /vehicle/{id}', '401 pass pass pass pass'],
	['POST /vehicle', '401 403 403 403 pass'],
	['PUT /vehicle/{id}', '401 403 403 403 pass'],
	['DELETE /vehicle/{id}', '401 403 403 403 pass'],
	['GET /vehicle/{id}/pass', '401 403 403 pass pass'],
	['POST /vehicle/{id}/pass', '401 403 403 pass pass'],
	['GET /pass/{code}', '401 pass pass pass pass'],
	['GET /positions', '401 pass pass pass pass'],
	['GET /positions/vehicles', '401 pass pass pass pass'],
	['GET /position/{id}', '401 pass pass pass pass'],
	['POST /position', '401 403 403 403 pass'],
	['PUT /position/{id}', '401 403 403 403 pass'],
	['DELETE /position/{id}', '401 403 403 403 pass'],
	['GET /activities', '401 pass pass pass pass'],
	['GET /activity/{id}', '401 pass pass pass pass'],
	['GET /activity/{id}/history', '401 403 403 pass pass'],
	['POST /activity', '401 403 403 pass pass'],
	['PUT /activity/{id}', '401 403 403 pass pass'],
	['PUT /activity/{id}/start', '401 403 403 pass pass'],
	['PUT /activity/{id}/cancel', '401 403 403 pass pass'],
	['PUT /activity/{id}/restore', '401 403 403 pass pass'],
	['PUT /activity/{id}/end', '401 403 403 pass pass'],
	['DELETE /activity/{id}', '401 403 403 403 pass'],
	['GET /activitytypes', '401 pass pass pass pass'],
	['GET /stages', '401 pass pass pass pass'],
	['POST /stages', '401 403 403 403 pass'],
	['PUT /stages/{id}', '401 403 403 403 pass'],
	['DELETE /stages/{id}', '401 403 403 403 pass'],
	['GET /plan/settings', '401 pass pass pass pass'],
	['PUT /plan/settings', '401 403 403 403 pass'],
	['POST /plan/batch', '401 403 403 pass pass'],
	['GET /plan/findings', '401 pass pass pass pass'],
	['PUT /plan/findings/{key}', '401 403 403 pass pass'],
	['DELETE /plan/findings/{key}', '401 403 403 pass pass'],
	['GET /plan/estimates', '401 pass pass pass pass'],
	['POST /plan/ripple', '401 403 403 pass pass'],
	['GET /plan/templates', '401 pass pass pass pass'],
	['POST /plan/templates', '401 403 403 403 pass'],
	['PUT /plan/templates/{id}', '401 403 403 403 pass'],
	['DELETE /plan/templates/{id}', '401 403 403 403 pass'],
	['POST /plan/templates/{id}/preview', '401 403 403 pass pass'],
	['GET /persons', '401 403 403 pass pass'],
	['GET /persons/Team', '401 403 403 pass pass'],
	['GET /persons/Production', '401 403 403 pass pass'],
	['POST /persons', '401 403 403 403 pass'],
	['PUT /persons/{id}', '401 403 403 403 pass'],
	['DELETE /persons/{id}', '401 403 403 403 pass'],
	['GET /functions', '401 pass pass pass pass'],
	['POST /functions', '401 403 403 403 pass'],
	['PUT /functions/{id}', '401 403 403 403 pass'],
	['PUT /functions/{id}/members', '401 403 403 pass pass'],
	['DELETE /functions/{id}', '401 403 403 403 pass'],
	['GET /users', '401 403 403 403 pass'],
	['POST /users', '401 403 403 403 pass'],
	['PUT /user/{id}', '401 403 403 403 pass'],
	['PUT /user/pw/{id}', '401 403 403 403 pass'],
	['DELETE /user/{id}', '401 403 403 403 pass'],
	['GET /me/watch', '401 pass pass pass pass'],
	['PUT /me/watch', '401 pass pass pass pass'],
	['GET /alerts', '401 pass pass pass pass'],
	['POST /alerts', '401 403 403 pass pass'],
	['PUT /alerts/{id}/take', '401 403 403 pass pass'],
	['PUT /alerts/{id}/release', '401 403 403 pass pass'],
	['PUT /alerts/{id}/settle', '401 403 403 pass pass'],
	['GET /alerts/history', '401 403 403 pass pass'],
	['GET /alerts/settings', '401 pass pass pass pass'],
	['PUT /alerts/settings', '401 403 403 403 pass'],
	['GET /push/key', '401 pass pass pass pass'],
	['GET /me/push', '401 pass pass pass pass'],
	['POST /me/push', '401 pass pass pass pass'],
	['DELETE /me/push/{id}', '401 pass pass pass pass'],
	['GET /shares', '401 403 403 403 pass'],
	['POST /shares', '401 403 403 403 pass'],
	['DELETE /shares/{id}', '401 403 403 403 pass'],
	['GET /changes', '401 403 403 pass pass'],
	['POST /changes/{revision}/undo', '401 403 403 pass pass'],
	['GET /sheets/stage.pdf', '401 pass pass pass pass'],
	['GET /sheets/position.pdf', '401 pass pass pass pass'],
	['GET /sheets/band.pdf', '401 pass pass pass pass'],
	['GET /sheets/vehicle.pdf', '401 pass pass pass pass'],
	['GET /sheets/day.pdf', '401 pass pass pass pass'],
	['GET /sheets/all.pdf', '401 pass pass pass pass'],
	['GET /sheet/{code}', '401 pass pass pass pass'],
	['GET /export/festival.xlsx', '401 403 403 403 pass'],
	['GET /notes', '401 pass pass pass pass'],
	['POST /notes', '401 403 403 pass pass'],
	['POST /import', '401 403 403 403 pass'],
	['GET /setup', '401 403 403 403 pass'],
	['PUT /setup', '401 403 403 403 pass'],
	['POST /setup/invented-festival', '401 403 403 403 pass'],
	['POST /setup/invented-festival/undo', '401 403 403 403 pass'],
	['POST /carry-over', '401 403 403 403 pass'],
	['GET /live', '401 pass pass pass pass'],
	['GET /festival', '401 pass pass pass pass'],
	['GET /login-screen', 'pass pass pass pass pass'],
	['GET /health', 'pass pass pass pass pass'],
	['GET /ready', 'pass pass pass pass pass'],
];

/** Documents and files that hold nothing of the festival. */
const PUBLIC_DOCUMENTS = [
	'GET /api/openapi.json',
	'GET /api/docs',
	'GET /api/docs/',
	'GET /api/docs/json',
	'GET /api/docs/yaml',
	'GET /api/docs/*',
	'GET /api/docs/static/index.html',
	'GET /api/docs/static/swagger-initializer.js',
	'GET /api/docs/static/*',
];

/** Addresses that the token in them opens. */
const SHARED = ['GET /display/:token', 'GET /calendar/:token', 'GET /shared/:token'];

const EVERY_CALL = [...ALL_CALLS, liveCall];

test('REL-10 the table of rights names every call there is, each once', () => {
	const declared = EVERY_CALL.map(({ method, path }) => `${method} ${path}`);
	expect(TABLE.map(([call]) => call).toSorted()).toEqual(declared.toSorted());
});

test('REL-10 the server has no route but those of the table and the public documents', async () => {
	const { app } = await testApp();
	const tabled = TABLE.map(([call]) => call.replace(' /', ` ${API_PREFIX}/`).replace(/\{(\w+)\}/, ':$1'));
	const known = [...tabled, ...PUBLIC_DOCUMENTS, ...SHARED];
	const routes = routesOf(app.printRoutes({ commonPrefix: false }));
	expect(routes.length).toBeGreaterThanOrEqual(TABLE.length);
	expect(routes.filter((route) => !known.includes(route))).toEqual([]);
	expect(tabled.filter((route) => !routes.includes(route))).toEqual([]);
});

test('REL-10 REL-82 a metrics token adds one route, which no login opens', async () => {
	const testing = await testApp();
	const app = await anotherApp(testing, { metricsToken: 'for-prometheus-alone' });
	const [without, withToken] = [testing.app, app].map((one) => routesOf(one.printRoutes({ commonPrefix: false })));
	expect(withToken?.filter((route) => !without?.includes(route))).toEqual(['GET /api/metrics']);
	const tokens = await tokensOf(testing);
	const responses = PEOPLE.map(async (who) => {
		const headers = tokens[who] === null ? {} : { authorization: `Bearer ${tokens[who]}` };
		return errorIn((await app.inject({ url: `${API_PREFIX}/metrics`, headers })).json());
	});
	expect(await Promise.all(responses)).toEqual(PEOPLE.map(() => '401'));
});

test('REL-10 AUTH-08 AUTH-10 RIGHTS every call responds to nobody, crew, an unknown role, lead and admin as listed', async () => {
	const app = await testApp();
	const tokens = await tokensOf(app);
	const responsesTo = async (call: Call) => {
		const responses = PEOPLE.map((who) => responseTo(app, call, tokens[who]));
		return [`${call.method} ${call.path}`, (await Promise.all(responses)).join(' ')];
	};
	const answered = await Promise.all(EVERY_CALL.filter((call) => call !== sessionCalls.logout).map(responsesTo));
	// It ends what the others are made with.
	answered.push(await responsesTo(sessionCalls.logout));
	expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(TABLE));
});

/** All that a display may call. */
const DISPLAY_CALLS = [
	'GET /activities',
	'GET /bands',
	'GET /vehicles',
	'GET /positions',
	'GET /positions/vehicles',
	'GET /stages',
	'GET /plan/estimates',
	'GET /plan/findings',
	'GET /festival',
	'GET /live',
];

test('REL-10 WALL-02 a display may read what it shows, a calendar and a sheet nothing, keyed or not', async () => {
	const app = await testApp();
	const sheet = { screen: 'stage', day: '2026-08-22' };
	const shares = [
		await shareOf(app),
		await shareOf(app, {}, { kind: 'calendar' }),
		await shareOf(app, sheet, { kind: 'sheet' }),
	];
	const calls = EVERY_CALL.filter(({ access }) => access !== 'public');
	const tokens = shares.map(({ token }) => token);
	const passed = tokens.map(async (token) => {
		const responses = await Promise.all(calls.map((call) => responseTo(app, call, token)));
		expect(responses.filter((response) => response !== 'pass' && response !== '403')).toEqual([]);
		return calls.filter((_call, index) => responses[index] === 'pass').map(({ method, path }) => `${method} ${path}`);
	});
	expect((await Promise.all(passed)).map((names) => names.toSorted())).toEqual([DISPLAY_CALLS.toSorted(), [], []]);
	const keyed = { token: tokens[0] ?? '', headers: { 'idempotency-key': 'wall' }, body: { name: 'Plaza' } };
	await app.refused(stageCalls.create, 403, keyed);
	expect(await app.database.db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
});

test('REL-12 a refused write leaves everything as it was', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const activity = await make.activity({ bandId: band });
	const before = [await app.ask(bandCalls.get, { id: band }), await app.ask(activityCalls.list)];
	await app.refused(bandCalls.update, 403, { as: 'crew', id: band, body: { status: 'here' } });
	await app.refused(bandCalls.update, 403, { as: 'lead', id: band, body: { status: 'here', name: 'Renamed' } });
	await app.refused(activityCalls.start, 403, { as: 'crew', id: activity });
	await app.refused(activityCalls.remove, 403, { as: 'lead', id: activity });
	expect([await app.ask(bandCalls.get, { id: band }), await app.ask(activityCalls.list)]).toEqual(before);
});

test('API-10 errors come in order: who, may not, input, unknown id, state', async () => {
	const app = await testApp();
	const stage = await makerOf(app).stage({ name: 'Plaza' });
	await makerOf(app).band({ stage });
	const unreadable = { headers: { 'content-type': 'application/json' }, body: '{"name":' };
	const unknown = { id: 987_654 };
	await app.refused(stageCalls.update, 401, { ...unreadable, ...unknown, as: null });
	await app.refused(stageCalls.update, 403, { ...unreadable, ...unknown, as: 'lead' });
	await app.refused(stageCalls.update, 400, { ...unreadable, ...unknown });
	await app.refused(stageCalls.update, 415, { ...unknown, body: 'name', headers: { 'content-type': 'text/plain' } });
	await app.refused(stageCalls.update, 413, { ...unknown, body: { name: 'x'.repeat(1024 * 1024) } });
	await app.refused(stageCalls.update, 400, { ...unknown, body: { name: 7 } });
	await app.refused(stageCalls.update, 404, { ...unknown, body: { name: 'Plaza' } });
	await app.refused(stageCalls.update, 409, { id: stage, body: { name: 'Plaza', version: 99 } });
	await app.refused(bandCalls.update, 403, { as: 'lead', ...unknown, body: { name: 7 } });
	await app.refused(stageCalls.remove, 409, { id: stage });
});

/** 'pass', or the error's status. The event stream is looked at when it opens, for it does not end. */
async function responseTo(app: TestApp, call: Call, token: string | null): Promise<string> {
	if (call === liveCall) return await streamResponse(app, token);
	const response = await app.request(call, { as: null, id: 987_654, ...tokenOption(token) });
	return response.statusCode === 401 || response.statusCode === 403 ? errorIn(response.json()) : 'pass';
}

async function streamResponse({ app }: TestApp, token: string | null): Promise<string> {
	const headers = token === null ? {} : { authorization: `Bearer ${token}` };
	const response = await app.inject({ url: API_PREFIX + liveCall.path, headers, payloadAsStream: true });
	response.stream().destroy();
	return response.statusCode === 200 ? 'pass' : String(response.statusCode);
}

/** An error's status, if it is worded as one. */
function errorIn({ statusCode, error, message }: ErrorResponse): string {
	const worded = { 401: 'Unauthorized', 403: 'Forbidden' }[statusCode] === error && /\S/.test(message);
	return worded ? String(statusCode) : `${statusCode} without words`;
}

async function tokensOf(app: TestApp): Promise<Record<(typeof PEOPLE)[number], string | null>> {
	await app.ask(userCalls.create, { body: { name: 'runner', password: 'runner', role: 'runner' } });
	return { nobody: null, runner: await logIn(app.app, 'runner'), ...app.tokens };
}

function tokenOption(token: string | null): { token?: string } {
	return token === null ? {} : { token };
}

/** 'GET /api/bands' and so on, read from the framework's own tree; HEAD comes with every GET and OPTIONS with none. */
function routesOf(tree: string): string[] {
	const above: string[] = [];
	return tree.split('\n').flatMap((line) => {
		const found = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line);
		if (!found) return [];
		const [, indent = '', part = '', methods = ''] = found;
		const depth = indent.length / 4;
		above.splice(depth, above.length, part);
		return methods
			.split(', ')
			.filter((method) => method !== '' && method !== 'HEAD')
			.map((method) => `${method} ${above.join('')}`);
	});
}
