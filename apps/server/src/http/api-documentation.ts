import {
	type Access,
	ALL_CALLS,
	API_PREFIX,
	type Call,
	ErrorResponse,
	FindingKey,
	Id,
	PassCode,
	parameterOf,
	REVISION_HEADER,
	successStatus,
} from '@crossload/contract';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The call that a route responds to; what is none stays out of the documentation. */
		call?: Call;
	}
}

type OpenApi = Extract<FastifyDynamicSwaggerOptions['openapi'], object>;
type Transform = Extract<FastifyDynamicSwaggerOptions['transform'], object>;
type TransformObject = Extract<FastifyDynamicSwaggerOptions['transformObject'], object>;

/** The errors of a call, by their status. */
const ERRORS: Readonly<Record<number, string>> = {
	400: 'The input will not do',
	401: 'Not logged in, or the login has ended',
	403: 'The role does not allow this, or the current password is wrong',
	404: 'Nothing has this id',
	406: 'The encodings of the response are not accepted',
	409: 'The state of things forbids it',
	413: 'The body is larger than 1 MiB (5 MiB of an import, 200 MiB of a database)',
	415: 'The body is not JSON (or not the file that is asked for), or is compressed',
	422: 'The Idempotency-Key was used for another request',
	429: 'Too many failed logins, or too many streams or files at once',
};

/**
 * Gathers the OpenAPI 3.1 document from the routes and the schemas that validate (CHECKLIST API-06). Register it before
 * the routes.
 */
export async function collectDocumentation(app: FastifyInstance, version: string): Promise<void> {
	const openapi: OpenApi = {
		openapi: '3.1.0',
		info: {
			title: 'Crossload',
			version,
			description:
				'Bands, vehicles, positions and activities of a festival. Times are returned as YYYY-MM-DDTHH:mm:ss+02:00, with the offset of the festival; ' +
				'any ISO 8601 time with an offset is taken. Fields marked x-requires are null without that right.',
		},
		tags: [...new Set(ALL_CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
		components: {
			securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
			schemas: { Error: ErrorResponse as object },
		},
	};
	await app.register(swagger, { openapi, transform, transformObject, convertConstToEnum: false });
}

/** Serves the document, and a page to read it. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
	app.get(`${API_PREFIX}/openapi.json`, (_request, reply) => {
		return reply.header('cache-control', 'no-cache').send(app.swagger());
	});
	await app.register(swaggerUi, { routePrefix: `${API_PREFIX}/docs`, uiConfig: { docExpansion: 'list' } });
}

const transform: Transform = ({ url, route }) => {
	const call = route.config?.call;
	return { url, schema: call ? schemaOf(call) : { hide: true } };
};

/** The plugin takes every body for required. */
const transformObject: TransformObject = (document) => {
	if (!('openapiObject' in document)) return document.swaggerObject;
	const { paths = {} } = document.openapiObject;
	for (const { method, path, bodyOptional, upload } of ALL_CALLS) {
		const operations = paths[API_PREFIX + path] as Record<string, { requestBody?: object }> | undefined;
		const body = operations?.[method.toLowerCase()]?.requestBody;
		if (body && bodyOptional) Object.assign(body, { required: false });
		const operation = upload && operations?.[method.toLowerCase()];
		if (operation) {
			const content = { [upload]: { schema: { type: 'string', format: 'binary' } } };
			operation.requestBody = { required: true, content } as object;
		}
	}
	return document.openapiObject;
};

/** Parameters of paths that are no number. */
const PARAMETERS: Readonly<Record<string, TSchema>> = { code: PassCode, key: FindingKey };

function schemaOf(call: Call): FastifySchema {
	const { summary, tag, access, path, query, body } = call;
	const parameter = parameterOf(path);
	return {
		summary,
		tags: [tag],
		description: accessInWords(access),
		security: access === 'public' ? [] : [{ token: [] }],
		headers: { type: 'object', properties: headersOf(call) },
		...(parameter && { params: { type: 'object', properties: { [parameter]: PARAMETERS[parameter] ?? Id } } }),
		...(query && { querystring: query }),
		...(body && { body }),
		response: {
			...(call.mayWriteNothing && { 200: successOf(call) }),
			[successStatus(call)]: successOf(call),
			...errorsOf(call),
		},
	};
}

function accessInWords(access: Access): string {
	if (access === 'public') return 'Needs no login.';
	if (access === 'signed-in') return 'Needs a login.';
	return `Needs the right ${access.join(' or ')}.`;
}

function headersOf({ access, method }: Call): Record<string, object> {
	if (access === 'public') return {};
	const revision = {
		type: 'integer',
		minimum: 0,
		description: 'The highest revision that responses have had in this header: what comes is not older.',
	};
	const key = {
		type: 'string',
		minLength: 1,
		maxLength: 200,
		description: 'The same key gets the first response again, for 48 hours.',
	};
	return { [REVISION_HEADER]: revision, ...(method !== 'GET' && { 'Idempotency-Key': key }) };
}

function successOf({ response, file }: Call): object {
	if (file) return { description: 'The file', content: { [file]: { schema: {} } } };
	return response ? { ...response, 'x-response-description': 'Good' } : { type: 'null', description: 'Done' };
}

function errorsOf(call: Call): Record<string, object> {
	return Object.fromEntries(
		statusesOf(call).map((status) => [status, { $ref: '#/components/schemas/Error', description: ERRORS[status] }]),
	);
}

function statusesOf({ access, path, method, query, errors = [] }: Call): number[] {
	const isProtected = access !== 'public';
	const isWrite = method !== 'GET';
	return [
		...(isWrite || query ? [400] : []),
		...(isProtected || path === '/auth/login' ? [401] : []),
		...(isProtected ? [403] : []),
		...(parameterOf(path) ? [404] : []),
		...(isProtected && !isWrite ? [406] : []),
		...(isProtected && isWrite ? [409] : []),
		...(isWrite ? [413, 415] : []),
		...(isProtected && isWrite ? [422] : []),
		...errors,
	];
}
