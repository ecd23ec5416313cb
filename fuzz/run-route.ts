import { type Random, randomOf } from '../apps/server/src/demo/random.ts';
import { Connection, type FuzzResponse } from './connection.ts';
import { faultsOf } from './judge.ts';
import { type Pool, readPool } from './pool.ts';
import { type Client, type FuzzRequest, requestTo } from './requests.ts';
import type { FuzzRoute } from './routes.ts';

/** Requests on their way at once: so many connections, each with so many one behind the other. */
const CONNECTIONS = 4;
const IN_A_ROW = 20;
/** Of those that hash a password, which takes a processor tens of milliseconds each. */
const HASHING_IN_A_ROW = 3;

/** Something that must not be, with the request that led to it. */
export interface Fault {
	readonly route: string;
	readonly role: string;
	readonly what: string;
	readonly request: Buffer;
	readonly response: string;
}

/** What came of one route. */
export interface RouteResult {
	readonly route: string;
	readonly requests: number;
	/** Responses by status; 0 stands for none. */
	readonly statuses: ReadonlyMap<number, number>;
	/** Milliseconds. */
	readonly slowest: number;
	readonly faults: readonly Fault[];
}

/** What the requests to all routes have in common. */
export interface FuzzContext {
	readonly port: number;
	readonly seed: number;
	readonly requests: number;
	readonly clients: readonly Client[];
	readonly adminToken: string;
	readonly isUntouchable: (list: string, id: number) => boolean;
	/** The latest revision that the database has. */
	readonly revision: () => number;
}

/** Sends requests to one route as every client, and judges every response. */
export async function runRoute(route: FuzzRoute, context: FuzzContext): Promise<RouteResult> {
	const tally = { statuses: new Map<number, number>(), slowest: 0, faults: [] as Fault[], requests: 0 };
	const random = randomOf(context.seed ^ hashOf(route.name));
	const pool = await poolFor(context, random);
	for (const client of context.clients) {
		const before = context.revision();
		const good = await sendAll({ route, client, random, pool }, context, tally);
		if (good === 0 && context.revision() !== before) {
			const what = 'every request was refused, and something has changed all the same';
			tally.faults.push({ route: route.name, role: client.role, what, request: Buffer.alloc(0), response: '' });
		}
	}
	return { route: route.name, ...tally };
}

async function poolFor({ port, adminToken, isUntouchable }: FuzzContext, random: Random): Promise<Pool> {
	const connection = new Connection(port);
	const pool = await readPool({ connection, token: adminToken, random }, isUntouchable);
	connection.close();
	return pool;
}

interface Tally {
	readonly statuses: Map<number, number>;
	slowest: number;
	requests: number;
	readonly faults: Fault[];
}

interface Part {
	readonly route: FuzzRoute;
	readonly client: Client;
	readonly random: Random;
	readonly pool: Pool;
}

/** Returns how many requests were not refused, or may not have been. */
async function sendAll(part: Part, context: FuzzContext, tally: Tally): Promise<number> {
	const { route, client } = part;
	const share = Math.ceil(context.requests / context.clients.length);
	const isUntouchable = (id: number) => context.isUntouchable(route.tag, id);
	const falseAuthorizations = falseAuthorizationsFor(client, context.adminToken);
	const requests = Array.from({ length: share }, () => requestTo({ ...part, isUntouchable, falseAuthorizations }));
	let good = 0;
	const judge = (request: FuzzRequest, response: FuzzResponse) => {
		tally.requests += 1;
		tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1);
		tally.slowest = Math.max(tally.slowest, response.took);
		if (response.isAgain || (response.status >= 200 && response.status < 300)) good += 1;
		for (const what of faultsOf({ route, client, request, response })) {
			const shown = `${response.status} ${response.body.slice(0, 2000)}`;
			tally.faults.push({ route: route.name, role: client.role, what, request: request.bytes, response: shown });
		}
	};
	await inRows(
		rowsOf(requests, route.body?.properties?.['password'] ? HASHING_IN_A_ROW : IN_A_ROW),
		context.port,
		judge,
	);
	return good;
}

async function inRows(
	rows: FuzzRequest[][],
	port: number,
	judge: (request: FuzzRequest, response: FuzzResponse) => void,
): Promise<void> {
	const work = async () => {
		const connection = new Connection(port);
		for (let row = rows.shift(); row; row = rows.shift()) {
			const responses = await connection.send(row);
			for (const [index, request] of row.entries()) {
				const response = responses[index];
				if (response) judge(request, response);
			}
			if (row[0]?.isAlone) connection.close();
		}
		connection.close();
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** As they are sent, one behind the other; a request behind which nothing may stand is a row of its own. */
function rowsOf(requests: readonly FuzzRequest[], length: number): FuzzRequest[][] {
	const alone = requests.filter(({ isAlone }) => isAlone).map((request) => [request]);
	const others = requests.filter(({ isAlone }) => !isAlone);
	const count = Math.ceil(others.length / length);
	return [...Array.from({ length: count }, (_, row) => others.slice(row * length, (row + 1) * length)), ...alone];
}

/** The admin's own token is worth nothing behind somebody else's; alone it would be. */
function falseAuthorizationsFor({ token }: Client, adminToken: string): string[] {
	const [, payload = '', signature = ''] = adminToken.split('.');
	const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
	const forged = [
		'Bearer',
		'Bearer  ',
		'Bearer null',
		`Bearer ${none}.${payload}.`,
		`Bearer ${none}.${payload}.${signature}`,
		`Bearer ${adminToken.slice(0, -3)}`,
		`bearer ${adminToken}`,
		`Basic ${Buffer.from('admin:admin').toString('base64')}`,
		`Bearer ${'x'.repeat(5000)}`,
		adminToken,
	];
	return token === null ? forged : [...forged, `Bearer ${adminToken}`];
}

/** The same number for the same text. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const unit of Buffer.from(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
	return hash;
}
