/**
 * `npm run bench:nodes`: three nodes on one PostgreSQL. How long a change on one of them takes to the clients of the
 * others, and how fast lists are sent beside a single server on SQLite, in the same run and on the same data.
 * `npm run bench:nodes -- 10` measures for 10 seconds each instead of 5.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveFolder } from '../apps/server/src/move/move-folder.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';
import { type Cluster, startCluster } from '../apps/server/src/testing/postgres-cluster.ts';
import { fill } from './fill.ts';
import { quantile, wait } from './live-clock.ts';
import { Crowd } from './live-crowd.ts';
import { delaysOf } from './live-phases.ts';
import { Taps } from './live-taps.ts';
import { tokensFor } from './live-users.ts';
import { atLeast, atMost, printVerdicts, unrated, type Verdict } from './live-verdicts.ts';
import { measure } from './load.ts';
import { type Served, startProcess, stopAll } from './processes.ts';
import { keep, logIn } from './visits.ts';

const SECONDS = Number(process.argv[2] ?? 5);

/** Activities of a usual festival, and of a large one. */
const SIZES = [384, 2000];
const CONNECTIONS = [10, 50];
/** Rounds that take turns between the two servers, so that a busy machine slows both alike. */
const ROUNDS = 3;
const CLIENTS_PER_NODE = 50;
const CHANGES_PER_SECOND = 5;
/** Milliseconds after the last change, for the last events to come. */
const LAST_EVENTS = 1500;
const PASSWORD = 'bench';

const serverScript = join('apps', 'server', 'src', 'main.ts');
const work = mkdtempSync(join(tmpdir(), 'crossload-bench-nodes-'));

function serverOn(place: { CROSSLOAD_DATA: string; DATABASE_URL?: string }): Promise<Served> {
	const settings = { PORT: '0', CROSSLOAD_ADMIN_PASSWORD: PASSWORD, CROSSLOAD_LOG: 'warn' };
	return startProcess(serverScript, [], { ...settings, ...place });
}

/** The same festival in a data folder and in PostgreSQL; returns the folder and the URL. */
async function sameData(cluster: Cluster, activities: number): Promise<{ folder: string; url: string }> {
	const folder = join(work, String(activities));
	await fill(folder, { activities, now: systemClock() });
	// A first start makes the admin and the signing key, which both then have.
	await (await serverOn({ CROSSLOAD_DATA: folder })).stop();
	const url = await cluster.create(`bench_${activities}`);
	await moveFolder(folder, [url]);
	return { folder, url };
}

interface Servers {
	readonly sqlite: Served;
	readonly node: Served;
	readonly headers: Record<string, string>;
}

interface Reading {
	readonly name: string;
	readonly connections: number;
	readonly headers: Record<string, string>;
}

async function compareReads({ sqlite, node }: Servers, { name, connections, headers }: Reading): Promise<Verdict[]> {
	const rates = { sqlite: [] as number[], node: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		for (const [which, { address }] of [['sqlite', sqlite] as const, ['node', node] as const]) {
			const url = `${address}/api/activities`;
			rates[which].push((await measure({ url, connections, headers, seconds: SECONDS })).perSecond);
		}
	}
	const [onSqlite, onNode] = [quantile(rates.sqlite, 0.5), quantile(rates.node, 0.5)];
	const figure = `${name}, ${connections} connections:`;
	return [
		unrated(`${figure} requests/s on SQLite, on a node`, `${onSqlite.toFixed(0)}, ${onNode.toFixed(0)}`),
		atLeast({ figure: `${figure} a node beside SQLite`, value: onNode / onSqlite, limit: 0.8, unit: '', digits: 2 }),
	];
}

async function measureReads(servers: Servers, activities: number): Promise<Verdict[]> {
	const verdicts: Verdict[] = [];
	const [kept] = await keep(servers.node.address, ['/api/activities'], servers.headers);
	await keep(servers.sqlite.address, ['/api/activities'], servers.headers);
	const seen = { ...servers.headers, 'if-none-match': kept?.etag ?? '' };
	for (const connections of CONNECTIONS) {
		const name = `GET list of ${activities}`;
		verdicts.push(...(await compareReads(servers, { name, connections, headers: servers.headers })));
		verdicts.push(...(await compareReads(servers, { name: `${name}, 304`, connections, headers: seen })));
	}
	return verdicts;
}

/** Changes on the first node, sent to clients of the others. */
async function measureChanges([first, ...others]: readonly Served[], token: string): Promise<Verdict[]> {
	const tokens = await tokensFor(CLIENTS_PER_NODE, { address: first?.address ?? '', admin: token });
	const crowds = others.map(() => new Crowd());
	const hellos = await Promise.all(
		crowds.map((crowd, index) =>
			crowd.send({
				do: 'open',
				address: others[index]?.address ?? '',
				tokens,
				count: CLIENTS_PER_NODE,
			}),
		),
	);
	const revision = hellos[0]?.[0]?.arrivals.at(-1)?.[0] ?? 0;
	const taps = await Taps.begin({ address: first?.address ?? '', token }, revision);
	await taps.tapFor(2, CHANGES_PER_SECOND);
	await wait(LAST_EVENTS);
	await Promise.all(crowds.map((crowd) => crowd.send({ do: 'report' })));
	const tapped = await taps.tapFor(4 * SECONDS, CHANGES_PER_SECOND);
	await wait(LAST_EVENTS);
	const reports = await Promise.all(crowds.map((crowd) => crowd.send({ do: 'report' })));
	for (const crowd of crowds) crowd.end();
	const { delays, missing } = delaysOf(tapped, reports.flat());
	const name = `A change on one node, ${CLIENTS_PER_NODE} clients on each of the others:`;
	return [
		atMost({ figure: `${name} missing events`, value: missing, limit: 0, unit: '' }),
		unrated(`${name} tap to event p50`, `${quantile(delays, 0.5).toFixed(0)} ms`),
		atMost({ figure: `${name} tap to event p99`, value: quantile(delays, 0.99), limit: 300, unit: 'ms' }),
	];
}

async function benchSize(cluster: Cluster, activities: number): Promise<Verdict[]> {
	const { folder, url } = await sameData(cluster, activities);
	const sqlite = await serverOn({ CROSSLOAD_DATA: folder });
	const nodes = await Promise.all([1, 2, 3].map(() => serverOn({ CROSSLOAD_DATA: work, DATABASE_URL: url })));
	const [node] = nodes;
	if (!node) throw new Error('No node has started.');
	const token = await logIn(node.address, PASSWORD);
	const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
	const verdicts = await measureReads({ sqlite, node, headers }, activities);
	verdicts.push(...(await measureChanges(nodes, token)));
	await Promise.all([sqlite, ...nodes].map((server) => server.stop()));
	return verdicts;
}

const cluster = await startCluster({ isDurable: true });
try {
	for (const activities of SIZES) printVerdicts(await benchSize(cluster, activities));
} finally {
	await stopAll();
	await cluster.stop();
	rmSync(work, { recursive: true, force: true });
}
