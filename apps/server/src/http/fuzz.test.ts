import { ALL_CALLS, API_PREFIX, type Call, filledPath, sessionCalls } from '@crossload/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { shareOf } from '../testing/shares.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const RUNS = 600;
const SEED = 12;

/** Values that have broken servers before, among such as will do. */
const odd = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		false,
		0,
		-1,
		1.5,
		2 ** 31,
		2 ** 53,
		1e300,
		-0,
		'',
		' ',
		'A\0B',
		'\uD800',
		'\uDFFFx',
	),
	fc.constantFrom<unknown>([], {}, [[]], [null], { id: null }, { id: -1 }, { id: 1 }, [1, 1], [1, 'x']),
	fc.constantFrom(
		'x'.repeat(10_000),
		'💥'.repeat(2500),
		"' or 1=1 --",
		'{{7*7}}',
		'../../etc/passwd',
		'%00',
		'__proto__',
	),
	fc.constantFrom('2026-08-22T17:30:00+02:00', '2026-08-22T17:30:00', '2026-02-30T12:00:00Z', '0000-01-01T00:00:00Z'),
	fc.constantFrom<unknown>(1, 2, 3, 'GEO', 'van', 'loadin', 'here', '#123456', 'Team,Misc', 'crew', 'Plaza', {
		id: 'van',
	}),
	fc.string({ unit: 'binary', maxLength: 20 }),
	fc.jsonValue({ maxDepth: 3 }),
);

const oddId = fc.constantFrom(
	'1',
	'2',
	'3',
	'0',
	'-1',
	'abc',
	'1e3',
	'2147483647',
	'2147483648',
	'%00',
	'%ff',
	'x'.repeat(500),
);

/** What will do, by field: odd values get past the first check only among good ones. */
const GOOD: Readonly<Record<string, unknown>> = {
	slug: 'dock',
	tag: 'GEO',
	stage: 1,
	band: { id: 1 },
	type: { id: 'van' },
	activityTypeId: 'other',
	password: 'long enough',
	role: 'runner',
	personIds: [],
	planned_start: '2026-08-22T17:30:00+02:00',
};

function goodBody(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
	const good = names.filter((name) => name in GOOD).map((name) => [name, GOOD[name]]);
	const named = names.includes('name') ? fc.string({ minLength: 1, maxLength: 8 }) : fc.constant(undefined);
	return named.map((name) => ({ ...Object.fromEntries(good), name }));
}

/** A body that has the call's fields, others besides, and anything in some of them. */
function bodyFor({ body }: Call): fc.Arbitrary<string | undefined> {
	const names = Object.keys((body as { properties?: object } | undefined)?.properties ?? {});
	const name = fc.constantFrom(...names, 'id', 'version', 'constructor', 'toString', '\0', '');
	const oddFields = fc.array(fc.tuple(name, odd), { maxLength: 6 }).map((entries) => Object.fromEntries(entries));
	const fields = fc.tuple(goodBody(names), oddFields).map((parts) => Object.assign({}, ...parts));
	return fc.oneof(
		{ weight: 12, arbitrary: fields.map((value) => JSON.stringify(value)) },
		{ weight: 2, arbitrary: odd.map((value) => JSON.stringify(value)) },
		{
			weight: 1,
			arbitrary: fc.constantFrom(
				undefined,
				'{',
				'{"__proto__":{"id":1}}',
				'{"name":1e999}',
				'\uFEFF{}',
				'{"a":"\\ud800"}',
			),
		},
	);
}

const headers = fc.constantFrom<Record<string, string>>(
	{ 'content-type': 'application/json' },
	{ 'content-type': 'application/json' },
	{ 'content-type': 'application/json; charset=utf-8', 'idempotency-key': 'the same for all' },
	{ 'content-type': 'application/json', 'if-none-match': '"' },
	{ 'content-type': 'application/json', 'accept-encoding': 'br;q=x, *' },
	{ 'content-type': 'text/xml' },
);

const query = fc.constantFrom(
	'',
	'',
	'?cascade=true',
	'?cascade=1',
	'?cascade=true&cascade=false',
	'?__proto__=1',
	'?%ff=%',
	'?a[b]=c',
);

/** The admin who asks is user 1 and must stay who they are and logged in: calls about users take no such id. */
const request = fc.constantFrom(...ALL_CALLS.filter((call) => call !== sessionCalls.logout)).chain((call) =>
	fc.record({
		call: fc.constant(call),
		id: call.tag === 'Users' ? oddId.filter((id) => id !== '1') : oddId,
		body: call.method === 'GET' ? fc.constant(undefined) : bodyFor(call),
		headers,
		query,
		as: fc.constantFrom('admin', 'admin', 'display'),
	}),
);

type Fuzzed = typeof request extends fc.Arbitrary<infer R> ? R : never;

async function send({ app, tokens }: TestApp, { call, id, body, headers, query, as }: Fuzzed, display: string) {
	const url = API_PREFIX + filledPath(call.path, id) + query;
	const authorization = `Bearer ${as === 'admin' ? tokens.admin : display}`;
	const sent = { ...headers, authorization };
	return await app.inject({ method: call.method, url, headers: sent, ...(body !== undefined && { payload: body }) });
}

interface Document {
	readonly paths: Record<string, Record<string, { readonly responses: object }>>;
}

function isDocumented({ paths }: Document, { method, path }: Call, status: number): boolean {
	return status === 304 || String(status) in (paths[API_PREFIX + path]?.[method.toLowerCase()]?.responses ?? {});
}

interface Seen {
	readonly document: Document;
	readonly call: Call;
	readonly response: LightMyRequestResponse;
}

/** What no response may be, as far as this one is it. */
function faultsOf({ document, call, response }: Seen): string[] {
	const { statusCode, body, headers } = response;
	const isAsDocumented = isDocumented(document, call, statusCode);
	const isError = statusCode >= 400;
	const faults: Record<string, boolean> = {
		"the server's fault": statusCode >= 500,
		[`${call.method} ${call.path} is not documented to respond with ${statusCode}`]: !isAsDocumented,
		'no JSON':
			body !== '' &&
			headers['content-type'] !== call.file &&
			!/^application\/json/.test(String(headers['content-type'])),
		'an error without a message': isError && !/"message":"[^"]*\S/.test(body),
		'an error with another status inside': isError && !body.includes(`"statusCode":${statusCode}`),
		'names internals': isError && /node_modules|\.ts:|SQLITE|syntax error|constraint/i.test(body),
	};
	return Object.keys(faults).filter((fault) => faults[fault]);
}

test('REL-20 REL-21 API-05 WALL-02 whatever is sent, by an admin or a display, every response is documented JSON and none is the server’s fault', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ stage });
	await make.vehicle(band);
	await make.activity({ bandId: band });
	const display = await shareOf(app);
	const document: Document = (await app.app.inject('/api/openapi.json')).json();
	const met = new Map<number, number>();
	const fuzzed = fc.asyncProperty(request, async (one) => {
		const response = await send(app, one, display.token);
		met.set(response.statusCode, (met.get(response.statusCode) ?? 0) + 1);
		expect(faultsOf({ document, call: one.call, response }), response.body).toEqual([]);
	});
	await fc.assert(fuzzed, { numRuns: RUNS, seed: SEED, endOnFailure: true });
	expect([...met.keys()].toSorted((a, b) => a - b)).toEqual(
		expect.arrayContaining([200, 201, 204, 400, 404, 409, 415, 422]),
	);
	expect((await app.request(ALL_CALLS.find(({ path }) => path === '/users') as Call)).statusCode).toBe(200);
});
