import { ALL_CALLS, API_PREFIX, liveCall, parameterOf, REVISION_HEADER } from '@crossload/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { addFormats } from './validation.ts';

const HEADERS = [REVISION_HEADER, 'Idempotency-Key'];

interface Operation {
	readonly security: object[];
	readonly parameters?: { name: string; in: string; required?: boolean; schema: object }[];
	readonly requestBody?: { required: boolean; content: Record<string, { schema: object }> };
	readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

interface Document {
	readonly openapi: string;
	readonly paths: Record<string, Record<string, Operation>>;
	readonly components: { schemas: Record<string, object> };
}

async function documentOf({ app }: TestApp): Promise<Document> {
	const response = await app.inject('/api/openapi.json');
	expect(response.statusCode).toBe(200);
	return response.json();
}

/** A validator by the document's own dialect, JSON Schema 2020-12, into which its components are put. */
function validatorOf({ components }: Document) {
	const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
	addFormats(ajv);
	ajv.addSchema({ $id: 'https://crossload.invalid/document', components });
	return (schema: object) =>
		ajv.compile({ ...rooted(schema), $schema: 'https://json-schema.org/draft/2020-12/schema' });
}

function rooted(schema: object): object {
	return JSON.parse(
		JSON.stringify(schema).replaceAll('"#/components', '"https://crossload.invalid/document#/components'),
	);
}

function operationsOf({ paths }: Document): Operation[] {
	return Object.values(paths).flatMap((path) => Object.values(path));
}

test('API-06 the document is OpenAPI 3.1 and has every call and no other', async () => {
	const document = await documentOf(await testApp());
	expect(document.openapi).toMatch(/^3\.1\./);
	const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
		Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
	);
	const declared = [...ALL_CALLS, liveCall].map(({ method, path }) => `${method} ${API_PREFIX}${path}`);
	expect(documented.toSorted()).toEqual(declared.toSorted());
});

test('API-06 every call is documented with the schemas that validate, its right and its errors', async () => {
	const document = await documentOf(await testApp());
	for (const call of ALL_CALLS) {
		const operation = document.paths[API_PREFIX + call.path]?.[call.method.toLowerCase()];
		expect(operation?.requestBody?.content['application/json']?.schema).toEqual(asJson(call.body));
		const good = Object.entries(operation?.responses ?? {}).find(([status]) => status < '300')?.[1];
		expect(good?.content?.['application/json']?.schema).toEqual(asJson(call.response));
		expect(operation?.security).toEqual(call.access === 'public' ? [] : [{ token: [] }]);
		const parameters = (operation?.parameters ?? []).map(({ name }) => name);
		const queried = Object.keys((call.query as { properties?: object } | undefined)?.properties ?? {});
		const ofPath = parameterOf(call.path);
		const expected = ofPath === undefined ? queried : [ofPath, ...queried];
		expect(parameters.filter((name) => !HEADERS.includes(name)).toSorted()).toEqual(expected.toSorted());
	}
});

test('API-06 every schema of the document compiles as JSON Schema 2020-12', async () => {
	const document = await documentOf(await testApp());
	const compile = validatorOf(document);
	const operations = operationsOf(document);
	const contents = operations.flatMap(({ requestBody, responses }) =>
		[requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
	);
	const schemas = [
		...contents.map(({ schema }) => schema),
		...operations.flatMap(({ parameters = [] }) => parameters.map(({ schema }) => schema)),
	];
	expect(schemas.length).toBeGreaterThan(ALL_CALLS.length * 3);
	expect(schemas.map((schema) => typeof compile(schema))).toEqual(schemas.map(() => 'function'));
});

test('API-06 responses are what the document says, errors too', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const production = await make.person({ group: 'Production' });
	const band = await make.band({ production: { id: production } });
	const position = await make.position();
	const vehicle = await make.vehicle(band, { driver_tel: '+41 79 555 00 02' });
	const activity = await make.activity({ bandId: band, positionId: position, vehicleIds: [vehicle] });
	const ids: Record<string, number> = {
		'/band/{id}': band,
		'/position/{id}': position,
		'/vehicle/{id}': vehicle,
		'/activity/{id}': activity,
		'/activity/{id}/history': activity,
	};
	const document = await documentOf(app);
	const compile = validatorOf(document);
	for (const call of ALL_CALLS.filter(({ method }) => method === 'GET')) {
		for (const id of [ids[call.path] ?? 0, 987_654]) {
			const response = await app.request(call, { id });
			if (call.file && response.statusCode === 200) continue;
			const documented = document.paths[API_PREFIX + call.path]?.['get']?.responses[response.statusCode];
			const matches = compile(documented?.content?.['application/json']?.schema ?? { not: {} });
			expect(matches(response.json()), `${call.path} ${response.body} ${JSON.stringify(matches.errors)}`).toBe(true);
		}
	}
});

test.for(['/api/docs', '/api/docs/'])('API-06 the page %s opens and what it asks for is there', async (address) => {
	const { app } = await testApp();
	const page = await app.inject(address);
	expect(page.statusCode).toBe(200);
	expect(page.headers['content-type']).toMatch(/^text\/html/);
	const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, found]) => found ?? '');
	expect(named.length).toBeGreaterThanOrEqual(5);
	for (const one of named) {
		const url = new URL(one, `http://crossload.invalid${address}`);
		expect(url.host).toBe('crossload.invalid');
		const response = await app.inject(url.pathname);
		expect(response.statusCode, url.pathname).toBe(200);
		expect(response.headers['content-type']).not.toMatch(/html/);
	}
	expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test('API-06 the page reads the same document', async () => {
	const app = await testApp();
	const shown = await app.app.inject('/api/docs/json');
	expect(shown.json()).toEqual(await documentOf(app));
	const initializer = await app.app.inject('/api/docs/static/swagger-initializer.js');
	expect(initializer.body).toContain("url: resolveUrl('./json')");
	expect(initializer.body).not.toMatch(/https?:\/\/(?!stackoverflow)/);
});

function asJson(schema: unknown): unknown {
	return schema === undefined ? undefined : JSON.parse(JSON.stringify(schema));
}
