/**
 * `npm run bench -- import`: what goes in from a spreadsheet and comes out on paper costs, and how files end that are too
 * large or a bomb (IN-AND-OUT.md).
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../apps/server/src/db/open-sqlite.ts';
import { systemClock } from '../apps/server/src/system-clock.ts';
import { fill } from './fill.ts';
import { measureHostileFiles, runCommand } from './import-commands.ts';
import { startProcess, stopAll } from './processes.ts';
import { logIn } from './visits.ts';
import { type Figure, printFigures, timeFigure } from './web-figures.ts';

const PASSWORD = 'bench';
const ROUNDS = 5;
const IMPORTED_ROWS = 2000;
const SHEET_ROWS = 350;
const LARGEST = 20_000;
const MEBIBYTE = 1024 * 1024;
const DAY = '2026-08-22';

const serverScript = join('apps', 'server', 'src', 'main.ts');
const carryOverScript = join('apps', 'server', 'src', 'console', 'carry-over-main.ts');

const work = await mkdtemp(join(tmpdir(), 'crossload-bench-'));

/** A server on a festival of so many activities, and who asks it. */
async function serverWith(activities: number) {
	const folder = join(work, String(activities));
	await fill(folder, { activities, now: systemClock() });
	const server = await startProcess(serverScript, [], {
		PORT: '0',
		CROSSLOAD_DATA: folder,
		CROSSLOAD_ADMIN_PASSWORD: PASSWORD,
		CROSSLOAD_LOG: 'warn',
	});
	const headers = { authorization: `Bearer ${await logIn(server.address, PASSWORD)}` };
	return { folder, server, headers };
}

type Serving = Awaited<ReturnType<typeof serverWith>>;

async function post({ server, headers }: Serving, path: string, body: unknown): Promise<{ revision: number | null }> {
	const response = await fetch(server.address + path, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${path} responded ${response.status}: ${(await response.text()).slice(0, 200)}`);
	return (await response.json()) as { revision: number | null };
}

async function timed(what: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await what();
	return performance.now() - began;
}

/** Shows one after the other on 30 stages. */
function runningOrder(rows: number) {
	return Array.from({ length: rows }, (_, index) => {
		const minutes = Math.floor(index / 30) * 5;
		const time = (minute: number) => new Date(Date.parse(`${DAY}T08:00:00Z`) + minute * 60_000).toISOString();
		const values = { band: `Act ${index}`, stage: `Stage ${index % 30}`, start: time(minutes), end: time(minutes + 4) };
		return { row: index + 2, values };
	});
}

async function measureImport(serving: Serving): Promise<Figure[]> {
	const rows = runningOrder(IMPORTED_ROWS);
	const [dry, applied]: [number[], number[]] = [[], []];
	for (let round = 0; round < ROUNDS; round++) {
		const body = { kind: 'running_order', rows };
		dry.push(await timed(() => post(serving, '/api/import', { ...body, dryRun: true })));
		let revision: number | null = null;
		applied.push(
			await timed(async () => {
				({ revision } = await post(serving, '/api/import', { ...body, dryRun: false }));
			}),
		);
		await post(serving, `/api/changes/${revision}/undo`, {});
	}
	return [
		timeFigure('2,000 rows of an import as a dry run (IMP-07)', 1500, dry),
		timeFigure('…, applied', 2000, applied),
	];
}

async function read({ server, headers }: Serving, path: string): Promise<{ bytes: number; first: number }> {
	const began = performance.now();
	const response = await fetch(server.address + path, { headers });
	if (!response.ok || !response.body) throw new Error(`${path} responded ${response.status}`);
	let [bytes, first] = [0, 0];
	for await (const chunk of response.body) {
		if (bytes === 0) first = performance.now() - began;
		bytes += chunk.length;
	}
	return { bytes, first };
}

async function measureWorkbook(serving: Serving): Promise<Figure[]> {
	// What the server keeps of its lists is its own.
	for (const list of ['activities', 'bands', 'vehicles']) await read(serving, `/api/${list}`);
	const before = serving.server.residentMebibytes() ?? 0;
	let peak = before;
	const watch = setInterval(() => {
		peak = Math.max(peak, serving.server.residentMebibytes() ?? 0);
	}, 20);
	let got = { bytes: 0, first: 0 };
	const took = await timed(async () => {
		got = await read(serving, '/api/export/festival.xlsx');
	});
	clearInterval(watch);
	const added = Math.round(peak - before);
	const size = `${(got.bytes / MEBIBYTE).toFixed(1)} MB, the first byte after ${Math.round(got.first)} ms`;
	return [
		timeFigure(`A workbook of 20,000 activities (OUT-02; ${size})`, 10_000, [took]),
		{ name: '…, memory beyond the server’s own', target: '≤ 150 MB', measured: `${added} MB`, isMet: added <= 150 },
	];
}

async function measureSheet(serving: Serving): Promise<Figure> {
	const time = (minute: number) => new Date(Date.parse(`${DAY}T06:00:00Z`) + minute * 60_000).toISOString();
	const rows = Array.from({ length: SHEET_ROWS }, (_, index) => ({
		row: index + 2,
		values: {
			type: 'loadin',
			band: `Bench band ${index % 100}`,
			position: 'Bench dock 0',
			vehicles: 'Truck 0, Truck 1',
			planned_start: time(index * 3),
			planned_end: time(index * 3 + 60),
		},
	}));
	await post(serving, '/api/import', { kind: 'activities', dryRun: false, rows });
	const response = await fetch(`${serving.server.address}/api/positions`, { headers: serving.headers });
	const positions = (await response.json()) as { id: number; name: string }[];
	const id = positions.find(({ name }) => name === 'Bench dock 0')?.id;
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		times.push(await timed(() => read(serving, `/api/sheets/position.pdf?positionId=${id}&day=${DAY}&preview=1`)));
	}
	return timeFigure('A sheet of 350 rows (SHEET-01)', 1000, times);
}

async function measureCarryOver(from: string): Promise<Figure> {
	const folder = join(work, 'carried');
	await (await openSqlite(folder)).close();
	const { took, code, output } = await runCommand(carryOverScript, [from, '--with-plan', '--first-day', DAY], folder);
	if (code !== 0) throw new Error(output);
	return timeFigure('20,000 activities and all else of last year, carried over (IMP-10)', 5000, [took]);
}

async function withServer(activities: number, use: (serving: Serving) => Promise<Figure[]>): Promise<Figure[]> {
	const serving = await serverWith(activities);
	try {
		return await use(serving);
	} finally {
		await serving.server.stop();
	}
}

try {
	const figures = [
		...(await withServer(2000, async (serving) => [...(await measureImport(serving)), await measureSheet(serving)])),
		...(await withServer(LARGEST, measureWorkbook)),
		...(await measureHostileFiles(work)),
		await measureCarryOver(join(work, String(LARGEST))),
	];
	printFigures('import', figures);
	console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
	await stopAll();
	rmSync(work, { recursive: true, force: true });
}
