import type { Random } from '../apps/server/src/demo/random.ts';
import { bodyFor } from './bodies.ts';
import type { Sent } from './connection.ts';
import type { Pool } from './pool.ts';
import type { FuzzRoute } from './routes.ts';
import { hostileText } from './values.ts';

/** Ids that nothing has, or that are none. */
const HOSTILE_IDS = [
	'0',
	'-1',
	'1.5',
	'1e3',
	'01',
	'0x1',
	'%20',
	'%00',
	'%ff',
	'%2e%2e%2f%2e%2e%2fetc%2fpasswd',
	'..%5c..%5cwin.ini',
	'__proto__',
	'constructor',
	'NaN',
	'null',
	'2147483647',
	'2147483648',
	'99999999999999999999',
	"'%20or%201=1--",
	'%3Cscript%3E',
	'%F0%9F%92%A5',
	'x'.repeat(500),
	'9'.repeat(5000),
];

const QUERIES = [
	'?cascade=true',
	'?cascade=1',
	'?cascade=true&cascade=false',
	'?CASCADE=true',
	'?__proto__=1&constructor=2',
	'?__proto__[polluted]=1',
	'?%ff=%',
	'?a[b]=c',
	'?id=1&id=2',
	"?q='%20or%201=1--",
	'?token=x&access_token=y',
	`?${'a'.repeat(5000)}`,
	`?${'a=1&'.repeat(1000)}`,
	'??',
	'?#',
];

const ODD_HEADERS: readonly (readonly string[])[] = [
	['accept-encoding: br;q=x, *'],
	['accept-encoding: gzip, gzip, identity;q=0'],
	['accept: application/xml'],
	['if-none-match: *'],
	['if-none-match: "', 'if-none-match: W/""'],
	[`if-none-match: ${'"x", '.repeat(400)}`],
	['idempotency-key: the same for all'],
	['idempotency-key:   '],
	['idempotency-key: \xe9\xff'],
	[`idempotency-key: ${'k'.repeat(5000)}`],
	['idempotency-key: one', 'idempotency-key: two'],
	['x-forwarded-for: 127.0.0.1, ::1, nonsense', 'x-real-ip: 127.0.0.1', 'forwarded: for=127.0.0.1'],
	['x-http-method-override: DELETE', 'x-method-override: DELETE'],
	['x-original-url: /api/users', 'x-rewrite-url: /api/users'],
	['range: bytes=0-1,5-', 'if-range: x'],
	['expect: 100-continue'],
	['cookie: token=x; __proto__=1'],
	['host: evil.example'],
	['origin: https://evil.example', 'access-control-request-method: DELETE'],
	['last-event-id: -1', 'last-event-id: 99999999999'],
	['content-encoding: gzip'],
	['upgrade: websocket', 'connection: upgrade'],
	['__proto__: 1', 'constructor: 2'],
	...Array.from({ length: 3 }, (_, size) => [`x-long: ${'x'.repeat(1000 * (size + 1))}`]),
];

const JSON_TYPE = 'application/json';
const CONTENT_TYPES = [
	'text/plain',
	'application/xml',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'application/json; charset=utf-16',
	'application/jsonx',
	'nonsense',
	'',
];

const OTHER_METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'DELETE', 'POST'];

/** As whom a request is sent; null: without a token. */
export interface Client {
	readonly role: string;
	readonly token: string | null;
}

export interface RequestContext {
	readonly route: FuzzRoute;
	readonly client: Client;
	readonly random: Random;
	readonly pool: Pool;
	/** Nobody may be made to name these. */
	readonly isUntouchable: (id: number) => boolean;
	/** Tokens and other words of authorization that are worth nothing behind one's own. */
	readonly falseAuthorizations: readonly string[];
}

/** A request to a route, and what is to be known of it. */
export interface FuzzRequest extends Sent {
	/** Whether it is one of those that the route's documentation speaks of. */
	readonly isPlain: boolean;
	/** Whether nothing may stand before or behind it on its connection: it requests another protocol, or ends in a closed connection. */
	readonly isAlone: boolean;
}

/** Close to what a server takes of a head before it closes the connection, in bytes. */
const LONG_HEAD = 14_000;

/** Makes one request to a route: mostly well-formed, with something hostile in id, query, headers or body. */
export function requestTo(context: RequestContext): FuzzRequest {
	const { route, random } = context;
	const isOther = random.chance(0.03);
	const method = isOther ? random.pick(OTHER_METHODS.filter((one) => one !== route.method)) : route.method;
	const target = route.path.replace('{id}', () => idFor(context)) + (random.chance(0.15) ? random.pick(QUERIES) : '');
	const body = contentFor(context);
	const type = random.chance(0.05) ? random.pick(CONTENT_TYPES) : JSON_TYPE;
	const odd = random.chance(0.2) ? random.pick(ODD_HEADERS) : [];
	const lines = [
		`${method} ${target} HTTP/1.1`,
		'host: fuzz',
		...authorizationOf(context),
		...odd,
		...(body === null ? [] : contentHeaders(type, body)),
	];
	const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
	const isClosed = head.length > LONG_HEAD || (body !== null && type !== JSON_TYPE);
	const isAlone = isClosed || odd.some((line) => /^(expect|upgrade):/.test(line));
	return { method, isPlain: !isOther, isAlone, bytes: body === null ? head : Buffer.concat([head, body]) };
}

function idFor({ route, random, pool, isUntouchable }: RequestContext): string {
	const known = random.chance(0.6) ? pool.rowOf(route.tag)?.id : undefined;
	if (known !== undefined) return String(known);
	if (random.chance(0.3)) return encodeURIComponent(hostileText(random).toWellFormed().slice(0, 3000));
	const id = random.chance(0.3) ? String(random.between(1, 500)) : random.pick(HOSTILE_IDS);
	return isUntouchable(Number(id)) ? '0' : id;
}

function contentFor({ route, random, pool, isUntouchable }: RequestContext): Buffer | null {
	// A body where none belongs is read as none.
	const schema = route.body ?? (random.chance(0.05) ? { type: 'object', properties: {} } : null);
	if (!schema || random.chance(0.02)) return null;
	const text = bodyFor(schema, { random, pool, row: pool.rowOf(route.tag) });
	const safe = text.replaceAll(/(?<=[[:,])\d+(?=[\],}])/g, (digits) => (isUntouchable(Number(digits)) ? '0' : digits));
	return Buffer.from(safe);
}

function contentHeaders(type: string, body: Buffer): string[] {
	return [...(type ? [`content-type: ${type}`] : []), `content-length: ${body.length}`];
}

/** The client's own token first, as only the first counts; now and then another behind it. */
function authorizationOf({ client, random, falseAuthorizations }: RequestContext): string[] {
	const own = client.token === null ? [] : [`authorization: Bearer ${client.token}`];
	const hasFalse = client.token === null ? random.chance(0.5) : random.chance(0.02);
	return hasFalse ? [...own, `authorization: ${random.pick(falseAuthorizations)}`] : own;
}
