/**
 * `npm run fuzz`: sends requests to every route of the server's own OpenAPI document as nobody, two shares, crew, lead and
 * admin, with what has broken servers before, and judges every response. The server is a real process on a generated festival of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import { brokenRequests } from './broken-requests.ts';
import { Connection } from './connection.ts';
import { faultsOfBroken } from './judge.ts';
import { readOptions } from './options.ts';
import type { Client } from './requests.ts';
import { listRoutes, STREAM } from './routes.ts';
import { type Fault, type FuzzContext, type RouteResult, runRoute } from './run-route.ts';
import { changedSentinels, makeSentinels, type Sentinels } from './sentinels.ts';
import { type FuzzedServer, startServer } from './server.ts';
import { runStream } from './stream.ts';
import { printHead, printResult } from './table.ts';

const ROLES = ['crew', 'lead', 'admin'];
const SHARES = [
	{ role: 'display', body: { kind: 'display', name: 'Fuzzed', view: { screen: 'board' } } },
	{ role: 'calendar', body: { kind: 'calendar', name: 'Fuzzed' } },
];
const FAULTS_FOLDER = join('.cache', 'fuzz');
const MAX_SHOWN = 20;

const options = readOptions(process.argv.slice(2));

/** Logs in as each role; the demo's passwords are the names. */
async function logInAll(connection: Connection): Promise<Client[]> {
	const clients: Client[] = [{ role: 'nobody', token: null }];
	for (const role of ROLES) {
		const body = { name: role, password: role };
		const response = await connection.request('POST', '/api/auth/login', { body });
		clients.push({ role, token: (JSON.parse(response.body) as { token: string }).token });
	}
	return [...(await makeShares(connection, clients.at(-1)?.token ?? '')), ...clients];
}

/** A display and a calendar feed of everything; their tokens are what a share logs in with. */
async function makeShares(connection: Connection, token: string): Promise<Client[]> {
	const shares: Client[] = [];
	// One after the other: a connection reads responses in the order of its requests.
	for (const { role, body } of SHARES) {
		const response = await connection.request('POST', '/api/shares', { token, body });
		shares.push({ role, token: (JSON.parse(response.body) as { token: string }).token });
	}
	return shares;
}

/** Sends what is no request, each over a connection of its own. */
async function runBroken({ port, adminToken }: FuzzContext): Promise<RouteResult> {
	const statuses = new Map<number, number>();
	const faults: Fault[] = [];
	let slowest = 0;
	const requests = brokenRequests(adminToken);
	for (const request of requests) {
		const connection = new Connection(port);
		const [response] = await connection.send([request]);
		connection.close();
		if (!response) continue;
		slowest = Math.max(slowest, response.took);
		statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
		for (const what of faultsOfBroken(response)) {
			faults.push({ route: 'no request', role: 'admin', what, request: request.bytes, response: response.body });
		}
	}
	return { route: 'what is no request', requests: requests.length, statuses, slowest, faults };
}

/** The latest revision, read from the file itself: no response of the server is trusted. */
function revisionIn({ folder }: FuzzedServer): () => number {
	const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
	const latest = database.prepare('select max(revision) as revision from change');
	return () => Number(latest.get()?.['revision']);
}

async function contextFor(
	server: FuzzedServer,
	connection: Connection,
): Promise<FuzzContext & { sentinels: Sentinels }> {
	const clients = await logInAll(connection);
	const adminToken = clients.at(-1)?.token ?? '';
	const sentinels = await makeSentinels({ connection, token: adminToken });
	const { requests, seed } = options;
	return {
		port: server.port,
		...{ seed, requests, clients, adminToken, sentinels },
		revision: revisionIn(server),
		// The users and shares that the requests are sent as must stay; their ids are the first ones.
		isUntouchable: (list, id) =>
			sentinels.isOne(id) || (list === 'Users' && id <= ROLES.length) || (list === 'Shares' && id <= SHARES.length),
	};
}

async function runAll(server: FuzzedServer): Promise<Fault[]> {
	const connection = new Connection(server.port);
	const context = await contextFor(server, connection);
	const before = await context.sentinels.read();
	const routes = (await listRoutes(connection)).filter(({ name }) => name.includes(options.route));
	const faults: Fault[] = [];
	const take = async (result: RouteResult) => {
		const changed = changedSentinels(before, await context.sentinels.read());
		const about = { route: result.route, role: 'somebody', request: Buffer.alloc(0), response: '' };
		const all = [...result.faults, ...changed.map((what) => ({ ...about, what: `a row that nobody named: ${what}` }))];
		faults.push(...all);
		printResult({ ...result, faults: all });
	};
	printHead();
	for (const route of routes) {
		await take(route.path === STREAM ? await runStream(route.name, context) : await runRoute(route, context));
	}
	await take(await runBroken(context));
	const health = await connection.request('GET', '/api/health');
	if (health.status !== 200) throw new Error(`The server responded ${health.status} to whether it is alive.`);
	connection.close();
	return faults;
}

/** Shows one fault of each kind and keeps them as they were sent, so that `nc` can send them again. */
function printFaults(faults: readonly Fault[]): void {
	mkdirSync(FAULTS_FOLDER, { recursive: true });
	const kinds = new Map(faults.map((fault) => [`${fault.route} ${fault.what}`, fault]));
	for (const [index, { route, role, what, request, response }] of [...kinds.values()].slice(0, MAX_SHOWN).entries()) {
		const file = join(FAULTS_FOLDER, `fault-${index + 1}.http`);
		writeFileSync(file, request);
		console.log(`\n${what}\n  ${route} as ${role}; sent: ${file}\n  ${response.slice(0, 500)}`);
		console.log(`  Again: npm run fuzz -- --seed ${options.seed} --requests ${options.requests} --route "${route}"`);
	}
}

const began = performance.now();
console.log(`Seed ${options.seed}, ${options.requests} requests per route.\n`);
const server = await startServer(options.seed % 1000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', server.remove);
try {
	const faults = await runAll(server);
	const aftermath = await server.stop();
	const seconds = Math.round((performance.now() - began) / 1000);
	printFaults(faults);
	if (server.logged()) console.log(`\nThe server logged:\n${server.logged().slice(0, 5000)}`);
	for (const what of aftermath) console.log(what);
	const isGood = faults.length === 0 && aftermath.length === 0;
	console.log(
		`\n${isGood ? 'All is well' : `${faults.length + aftermath.length} faults`} after ${seconds} s, seed ${options.seed}.`,
	);
	process.exitCode = isGood ? 0 : 1;
} catch (error) {
	console.error(error);
	process.exitCode = 1;
}
process.exit();
