import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import type { Random } from '../apps/server/src/demo/random.ts';
import { randomOf } from '../apps/server/src/demo/random.ts';
import type { Fault, Outcome } from './fault.ts';
import { type Endpoint, sendRequest } from './support/api-request.ts';
import { type Checked, checkData, STACK } from './support/check-data.ts';
import { temporaryFolder } from './support/cleaning.ts';
import { twoAtATime } from './support/concurrency.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { damage } from './support/flips.ts';
import { Ledger } from './support/ledger.ts';
import { isReady, launchServer, type ReadyServer, startServer } from './support/server.ts';
import { until } from './support/until.ts';
import { Writers } from './support/writers.ts';

const COPIES = 24;
const WRITES = 400;

/**
 * Bytes of the database change on the disk (RELIABILITY REL-44). Not every change can be seen: SQLite keeps no sums of
 * its pages, so the verdict is that nothing is replaced and nothing ends in a stack; what was seen by whom is counted.
 */
export const flippedPages: Fault = { name: 'flipped-pages', run: async (random) => [await flipMany(random)] };

/** What became of a damaged copy. */
type Result =
	| 'refused at start'
	| 'found by check-data'
	| 'cut back to an earlier write'
	| 'harmless'
	| 'not to be seen';

interface Source {
	readonly folder: string;
	readonly content: string;
	readonly token: string;
}

async function flipMany(random: Random): Promise<Outcome> {
	const sources = [await makeSource('kill'), await makeSource('stop')];
	const seeds = Array.from({ length: COPIES }, () => random.between(0, 2 ** 31));
	const results = new Map<Result, number>();
	const broken: string[] = [];
	await twoAtATime(seeds, async (seed, index) => {
		const source = sources[index % sources.length];
		if (!source) return;
		const { result, complaints } = await tryDamaged(source, randomOf(seed));
		results.set(result, (results.get(result) ?? 0) + 1);
		broken.push(...complaints.map((line) => `copy ${index}: ${line}`));
	});
	return {
		fault: 'Flipped bytes and pages',
		injected: `${COPIES} damaged copies, with and without a log`,
		times: COPIES,
		acknowledged: null,
		lost: null,
		readyAfter: null,
		broken,
		notes: [[...results].map(([result, count]) => `${count} ${result}`).join(', ')],
	};
}

/** A festival on which people have worked, and whose server was killed or stopped in order. */
async function makeSource(ending: 'kill' | 'stop'): Promise<Source> {
	const folder = await festivalFolder();
	const server = await startServer({ folder });
	const endpoint = await asAdmin(server.address);
	const ledger = new Ledger();
	const writers = Writers.begin({ endpoint: () => endpoint, ledger, name: 'flip', count: 4 });
	await until(() => ledger.count >= WRITES, `${WRITES} writes are acknowledged`);
	await writers.end();
	await server[ending]();
	const read = temporaryFolder();
	cpSync(folder, read, { recursive: true });
	const content = contentOf(read);
	if (content === null) throw new Error('The undamaged database cannot be read.');
	return { folder, content, token: endpoint.token };
}

async function tryDamaged(source: Source, random: Random): Promise<{ result: Result; complaints: string[] }> {
	const folder = temporaryFolder();
	cpSync(source.folder, folder, { recursive: true });
	const what = damage(folder, random);
	const before = bytesOf(folder);
	const server = await launchServer({ folder });
	const { err } = server.output;
	const complaints = STACK.test(err) ? [`${what}: the server ended with a stack: ${err}`] : [];
	if (!isReady(server)) {
		if (err.trim() === '') complaints.push(`${what}: refused without a word`);
		if (!bytesOf(folder).equals(before)) complaints.push(`${what}: refused, but not left as it was: ${err.trim()}`);
		return { result: 'refused at start', complaints };
	}
	complaints.push(...(await complaintsOf(server, source.token)).map((line) => `${what}: ${line}`));
	await server.stop();
	const checked = await checkData(folder);
	if (STACK.test(checked.output)) complaints.push(`${what}: check-data ended with a stack: ${checked.output}`);
	return { result: resultOf(checked, contentOf(folder), source.content), complaints };
}

/** Requests every list: what cannot be read is reported as an error, the server stays up, and no list is shown as empty. */
async function complaintsOf(server: ReadyServer, token: string): Promise<string[]> {
	const endpoint: Endpoint = { address: server.address, token };
	const lines: string[] = [];
	for (const path of ['/activities', '/bands', '/vehicles', '/positions/vehicles', '/stages', '/persons']) {
		const response = await sendRequest(endpoint, { method: 'GET', path }).catch((error: unknown) => String(error));
		if (typeof response === 'string') lines.push(`GET /api${path}: ${response}`);
		else if (response.status === 200 && (response.body as unknown[]).length === 0) lines.push(`/api${path} is empty`);
	}
	if (server.hasEnded) lines.push(`the server ended: ${server.output.err}`);
	return lines;
}

function resultOf({ isValid }: Checked, content: string | null, original: string): Result {
	if (!isValid) return 'found by check-data';
	if (content === original) return 'harmless';
	return content !== null && changesIn(content) < changesIn(original)
		? 'cut back to an earlier write'
		: 'not to be seen';
}

/** Database and log as they lie on the disk. */
function bytesOf(folder: string): Buffer {
	const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => join(folder, name));
	return Buffer.concat(files.map((file) => (existsSync(file) ? readFileSync(file) : Buffer.from('none'))));
}

/** Every row of every table as text; null where they cannot be read. */
function contentOf(folder: string): string | null {
	const database = new DatabaseSync(join(folder, DATABASE_FILE));
	try {
		const tables = database.prepare(`select name from sqlite_master where type = 'table' order by name`).all();
		return tables.map(({ name }) => JSON.stringify(database.prepare(`select * from "${name}"`).all())).join('\n');
	} catch {
		return null;
	} finally {
		database.close();
	}
}

function changesIn(content: string): number {
	return content.match(/"revision":/g)?.length ?? 0;
}
