import type { Connection } from './connection.ts';

/** What a JSON Schema in the server's own document says, as far as requests are made of it. */
export interface BodySchema {
	readonly type?: string | readonly string[];
	readonly properties?: Readonly<Record<string, BodySchema>>;
	readonly items?: BodySchema;
	readonly anyOf?: readonly BodySchema[];
	readonly enum?: readonly unknown[];
	readonly format?: string;
	readonly pattern?: string;
}

/** One route as the server documents it. */
export interface FuzzRoute {
	readonly name: string;
	readonly method: string;
	/** With `{id}` where a row's id belongs. */
	readonly path: string;
	readonly tag: string;
	readonly isPublic: boolean;
	readonly body: BodySchema | null;
	/** Statuses that it is documented to respond with. */
	readonly statuses: ReadonlySet<number>;
}

interface Operation {
	readonly tags: readonly string[];
	readonly security: readonly unknown[];
	readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
	readonly responses: Readonly<Record<string, unknown>>;
}

/** Reading first, removing last, so that there is something to name for as long as possible. */
const ORDER = ['get', 'post', 'put', 'delete'];

/** The event stream does not end, so it is requested in a way of its own. */
export const STREAM = '/api/live';

/** The fuzzer must stay logged in. */
const LOGOUT = '/api/auth/logout';

/** Every route of the server's OpenAPI document but that of logging out. */
export async function listRoutes(connection: Connection): Promise<FuzzRoute[]> {
	const { body } = await connection.request('GET', '/api/openapi.json');
	const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Operation>> };
	const routes = Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, operation]) => routeOf(method, path, operation)),
	);
	const rank = ({ method }: FuzzRoute) => ORDER.indexOf(method.toLowerCase());
	return routes.filter(({ path }) => path !== LOGOUT).toSorted((a, b) => rank(a) - rank(b));
}

function routeOf(method: string, path: string, { tags, security, requestBody, responses }: Operation): FuzzRoute {
	return {
		name: `${method.toUpperCase()} ${path}`,
		method: method.toUpperCase(),
		path,
		tag: tags[0] ?? '',
		isPublic: security.length === 0,
		body: requestBody?.content['application/json']?.schema ?? null,
		statuses: new Set(Object.keys(responses).map(Number)),
	};
}
