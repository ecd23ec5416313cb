/**
 * `npm run bench`: the calls that matter, beside two yardsticks in the same run: node:http that sends the same bytes
 * from memory, and a bare Fastify that asks SQLite each time. Ratios count; absolute figures depend on the machine.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';
import { processorPerChange, startBesideReader } from './changes.ts';
import { fill } from './fill.ts';
import { measure } from './load.ts';
import { type Served, startProcess, stopAll } from './processes.ts';
import { figureWithTarget, printFigures, printHead, printRow } from './table.ts';
import { firstReadsAfterWrite, keep, logIn } from './visits.ts';

/** Seconds per measurement; `npm run bench -- 10` takes longer and wavers less. */
const SECONDS = Number(process.argv[2] ?? 3);

const CONNECTIONS = [10, 50];
const SIZES = [2000, 20_000];
const STARTS = 1500;
const PASSWORD = 'bench';

const serverScript = join('apps', 'server', 'src', 'main.ts');
const demoScript = join('apps', 'server', 'src', 'demo', 'main.ts');
const yardstick = (name: string) => join('bench', 'yardsticks', `${name}.ts`);

const work = mkdtempSync(join(tmpdir(), 'crossload-bench-'));
const figures: string[] = [];

function productOn(folder: string): Promise<Served> {
	return startProcess(serverScript, [], {
		PORT: '0',
		CROSSLOAD_DATA: folder,
		CROSSLOAD_ADMIN_PASSWORD: PASSWORD,
		CROSSLOAD_LOG: 'warn',
	});
}

async function benchSize(activities: number): Promise<void> {
	const folder = join(work, String(activities));
	await fill(folder, { activities, now: systemClock() });
	const copy = join(work, `yardstick-${activities}.sqlite`);
	copyFileSync(join(folder, DATABASE_FILE), copy);

	const product = await productOn(folder);
	const token = await logIn(product.address, PASSWORD);
	const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
	// First: the starts below leave dozens of vehicles standing at each dock, which no dock has.
	await benchChanges(product, headers, activities);
	const kept = await keep(product.address, ['/api/activities', '/api/band/1'], headers);
	const file = join(work, 'kept.json');
	writeFileSync(file, JSON.stringify(kept));
	const bytes = await startProcess(yardstick('bytes'), [file], {});
	const sqlite = await startProcess(yardstick('sqlite'), [copy], {});
	const servers = { product, bytes, sqlite };

	for (const connections of CONNECTIONS) {
		for (const { path, etag } of kept) {
			const seen = { ...headers, 'if-none-match': etag };
			await benchRead({ name: `GET ${path}`, path, connections, headers, target: 0.6 }, activities, servers);
			await benchRead({ name: `GET ${path} 304`, path, connections, headers: seen, target: 0.3 }, activities, servers);
		}
	}
	for (const [round, connections] of CONNECTIONS.entries()) {
		await benchStart({ connections, headers, round, activities }, servers);
	}
	await Promise.all(Object.values(servers).map((server) => server.stop()));
}

/** Milliseconds that the first read after a write may take in the middle, by the number of activities. */
const FIRST_READ_TARGETS: Readonly<Record<number, number>> = { 2000: 10, 20000: 60 };
const CHANGES = 60;

async function benchChanges(server: Served, headers: Record<string, string>, activities: number): Promise<void> {
	const reads = await firstReadsAfterWrite(server.address, headers, activities);
	const of = `${activities} activities`;
	const readTarget = FIRST_READ_TARGETS[activities] ?? Number.POSITIVE_INFINITY;
	figures.push(
		figureWithTarget(
			`First read after a write, ${of}, median (worst ${reads.worst}; the very first ${reads.first})`,
			reads.median,
			readTarget,
		),
	);
	const amount = CHANGES;
	const firstId = activities - 4 * CHANGES;
	const beside = await startBesideReader({ server, headers, firstId, amount });
	figures.push(figureWithTarget(`PUT start beside someone who polls the list, ${of}, p50`, beside, 10));
	// As many as a busy hour has, so that the code runs as it does then.
	const processor = await processorPerChange({ server, headers, firstId: firstId - 5 * amount, amount: 5 * amount });
	if (processor !== null)
		figures.push(figureWithTarget(`Processor for a start with one listener, ${of}`, processor, 4));
}

interface Servers {
	readonly product: Served;
	readonly bytes: Served;
	readonly sqlite: Served;
}

interface Reading {
	readonly name: string;
	readonly path: string;
	readonly connections: number;
	readonly headers: Record<string, string>;
	/** Of node:http's requests per second with the same bytes. */
	readonly target: number;
}

async function benchRead({ name, path, connections, headers, target }: Reading, activities: number, servers: Servers) {
	const load = (server: Served) => measure({ url: server.address + path, connections, headers, seconds: SECONDS });
	const bytes = await load(servers.bytes);
	const product = await load(servers.product);
	const sqlite = await load(servers.sqlite);
	printRow({ name, activities, connections, product, bytes, sqlite, target: { bytes: target } });
}

interface Starting {
	readonly connections: number;
	readonly headers: Record<string, string>;
	readonly round: number;
	readonly activities: number;
}

/** Every activity can be started once, so each round takes ids of its own. */
async function benchStart({ connections, headers, round, activities }: Starting, servers: Servers): Promise<void> {
	const amount = Math.min(STARTS, activities / 4);
	const writes = { amount, firstId: 1 + round * amount };
	const path = '/api/activity/{id}/start';
	const load = (server: Served) => measure({ url: server.address + path, connections, headers, writes });
	const sqlite = await load(servers.sqlite);
	const product = await load(servers.product);
	printRow({ name: 'PUT start', activities, connections, product, bytes: null, sqlite, target: { sqlite: 0.45 } });
}

async function benchStartUp(): Promise<void> {
	const folder = join(work, 'start-up');
	await (await productOn(folder)).stop();
	const times: number[] = [];
	for (let start = 0; start < 5; start++) {
		const product = await productOn(folder);
		times.push(product.readyAfter);
		await product.stop();
	}
	times.sort((a, b) => a - b);
	figures.push(`Server ready after its process starts (warm): median ${Math.round(times[2] ?? 0)} ms of 5`);
	const demo = await startProcess(demoScript, [], { PORT: '0', CROSSLOAD_LOG: 'warn' });
	const token = await logIn(demo.address, 'admin');
	const lists = ['activities', 'bands', 'vehicles', 'positions/vehicles', 'stats/vehicleTypes', 'next/loads'];
	const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
	await keep(
		demo.address,
		lists.map((list) => `/api/${list}`),
		headers,
	);
	figures.push(
		`Resident memory with the usual demo, every list read: ${Math.round(demo.residentMebibytes() ?? 0)} MiB`,
	);
	await demo.stop();
}

try {
	await benchStartUp();
	printHead();
	for (const size of SIZES) await benchSize(size);
	printFigures(figures);
} finally {
	await stopAll();
	rmSync(work, { recursive: true, force: true });
}
