import {
	type Access,
	ALL_CALLS,
	API_PREFIX,
	type Call,
	ErrorAnswer,
	Id,
	liveCall,
	type Method,
	REVISION_HEADER,
	successStatus,
} from '@crossload/contract';

/** Refusals that a call can answer with, by what kind of call it is. */
const REFUSALS: Readonly<Record<string, string>> = {
	400: 'The input will not do',
	401: 'Not logged in, or the login has ended',
	403: 'The role does not allow this',
	404: 'Nothing has this id',
	409: 'The state of things forbids it',
	413: 'The body is larger than 1 MiB',
	415: 'The body is not JSON, or is compressed',
	422: 'The Idempotency-Key was used for another request',
	429: 'Too many failed logins',
};

/** The OpenAPI 3.1 document, made of the calls and schemas that route and validate (CHECKLIST API-06). */
export function openApiDocument(version: string) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const call of [...ALL_CALLS, liveCall]) {
		const path = `${API_PREFIX}${call.path}`;
		paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Crossload',
			version,
			description:
				'Bands, vehicles, positions and activities of a festival. Times are answered as YYYY-MM-DDTHH:mm:ss+02:00; ' +
				'any ISO 8601 time with an offset is taken. Fields marked x-requires are null without that right.',
		},
		tags: [...new Set(ALL_CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
			schemas: { Error: ErrorAnswer },
		},
	};
}

function operationOf(call: Call) {
	const { summary, tag, access, method, body } = call;
	return {
		summary,
		tags: [tag],
		description: accessInWords(access),
		security: access === 'public' ? [] : [{ token: [] }],
		parameters: parametersOf(call),
		...(body && {
			requestBody: { required: !call.bodyOptional, content: { 'application/json': { schema: body } } },
		}),
		responses: { ...goodAnswerOf(call), ...refusalsOf(call, method) },
	};
}

function accessInWords(access: Access): string {
	if (access === 'public') return 'Needs no login.';
	if (access === 'signed-in') return 'Needs a login.';
	return `Needs the right ${access.join(' or ')}.`;
}

function parametersOf({ path, query, method, access }: Call) {
	const parameters: unknown[] = [];
	if (path.includes('{id}')) parameters.push({ name: 'id', in: 'path', required: true, schema: Id });
	const queried = (query as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};
	for (const [name, schema] of Object.entries(queried)) parameters.push({ name, in: 'query', schema });
	if (access !== 'public') {
		const description = 'The highest revision that answers have told in this header: what is answered is not older.';
		parameters.push({ name: REVISION_HEADER, in: 'header', description, schema: { type: 'integer', minimum: 0 } });
	}
	if (method !== 'GET' && access !== 'public') {
		const description = 'The same key gets the first answer again, for 48 hours.';
		parameters.push({
			name: 'Idempotency-Key',
			in: 'header',
			description,
			schema: { type: 'string', minLength: 1, maxLength: 200 },
		});
	}
	return parameters;
}

function goodAnswerOf(call: Call) {
	const status = successStatus(call);
	if (!call.answer) return { [status]: { description: 'Done' } };
	return { [status]: { description: 'Good', content: { 'application/json': { schema: call.answer } } } };
}

function refusalsOf(call: Call, method: Method) {
	const schema = { $ref: '#/components/schemas/Error' };
	return Object.fromEntries(
		statusesOf(call, method).map((status) => [
			status,
			{ description: REFUSALS[status] ?? '', content: { 'application/json': { schema } } },
		]),
	);
}

function statusesOf({ access, path }: Call, method: Method): number[] {
	const isProtected = access !== 'public';
	const isWrite = method !== 'GET';
	return [
		...(isWrite ? [400] : []),
		...(isProtected || path === '/auth/login' ? [401] : []),
		...(isProtected && access !== 'signed-in' ? [403] : []),
		...(path.includes('{id}') ? [404] : []),
		...(isProtected && isWrite ? [409] : []),
		...(isWrite ? [413, 415] : []),
		...(isProtected && isWrite ? [422] : []),
		...(path === '/auth/login' ? [429] : []),
	];
}
