import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import type { Random } from '../apps/server/src/demo/random.ts';
import { logIn } from '../bench/visits.ts';
import type { Fault, Outcome } from './fault.ts';
import { readActivities } from './support/api-request.ts';
import { checkData } from './support/check-data.ts';
import { temporaryFolder } from './support/cleaning.ts';
import { twoAtATime } from './support/concurrency.ts';
import { Ledger } from './support/ledger.ts';
import { isReady, launchServer, type ServerOptions, startServer } from './support/server.ts';
import { strace } from './support/strace.ts';
import { workedOn } from './support/worked-on.ts';

/** How many steps of a migration are tried at most: writes, and other calls. */
const WRITING_STEPS = 8;
const OTHER_STEPS = 4;
const WRITES = 300;

/** Calls that change the disk: each is a step at which the process may end. */
const CALLS = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'unlink', 'rename'] as const;

interface Upgrade {
	readonly fault: string;
	/** What stands in the data folder before. */
	readonly source: string;
	readonly ledger: Ledger;
	/** Loaded before the product; the plan's own migration. */
	readonly preload?: string;
	/** What only the new schema has, and how many rows of it there have to be then. */
	readonly trace: string;
}

/** The process ends at any step of a migration, on an empty folder and on one with data (RELIABILITY REL-44). */
export const killedMigration: Fault = {
	name: 'killed-migration',
	run: async (random) => {
		const { folder, ledger } = await workedOn(WRITES);
		const first = {
			fault: 'First migration killed',
			source: temporaryFolder(),
			ledger: new Ledger(),
			trace: `select count(*) as count from sqlite_master where name = 'activity'`,
		};
		const added = {
			fault: 'Migration of a full database killed',
			source: folder,
			ledger,
			preload: 'added-migration',
			trace: `select count(*) as count from sqlite_master where name = 'change_fault_note'`,
		};
		return [await killAtSteps(first, random), await killAtSteps(added, random)];
	},
};

interface Step {
	readonly call: string;
	/** The first such call is 1. */
	readonly number: number;
}

async function killAtSteps(upgrade: Upgrade, random: Random): Promise<Outcome> {
	const steps = chosen(await stepsOf(upgrade), random);
	const broken: string[] = [];
	const versions = new Map<number, number>();
	let [lost, readyAfter] = [0, 0];
	await twoAtATime(steps, async (step) => {
		const met = await killAt(upgrade, step);
		versions.set(met.version, (versions.get(met.version) ?? 0) + 1);
		lost += met.lost.length;
		readyAfter = Math.max(readyAfter, met.readyAfter);
		broken.push(...[...met.lost, ...met.broken].map((line) => `${step.call} ${step.number}: ${line}`));
	});
	return {
		fault: upgrade.fault,
		injected: 'strace, SIGKILL at a write or fsync',
		times: steps.length,
		acknowledged: upgrade.ledger.count,
		lost,
		readyAfter,
		broken,
		notes: [`left behind: ${[...versions].map(([version, count]) => `${count} × schema ${version}`).join(', ')}`],
	};
}

function optionsFor({ source, preload }: Upgrade, through: (folder: string) => string[]): ServerOptions {
	const folder = temporaryFolder();
	cpSync(source, folder, { recursive: true });
	return {
		folder,
		through: through(folder),
		settings: { CROSSLOAD_ADMIN_PASSWORD: 'admin' },
		...(preload && { preload }),
	};
}

/** strace, for calls on the database's files alone; a new one is made under another name. */
function onDatabase(folder: string, ...options: string[]): string[] {
	const ends = ['', '.new'].flatMap((name) => ['', '-wal', '-journal'].map((end) => name + end));
	const paths = ends.flatMap((end) => ['-P', join(folder, DATABASE_FILE + end)]);
	return strace(...paths, ...options);
}

/** Every step that the start makes until it is ready, found by letting it pass once. */
async function stepsOf(upgrade: Upgrade): Promise<Step[]> {
	const file = join(temporaryFolder(), 'trace');
	const options = ['-s', '0', '-o', file, '-e', `trace=${CALLS.join()}`];
	const server = await startServer(optionsFor(upgrade, (folder) => onDatabase(folder, ...options)));
	await server.kill();
	const made = readFileSync(file, 'utf8');
	return CALLS.flatMap((call) => {
		const count = made.match(new RegExp(`^\\d+ +${call}\\(`, 'gm'))?.length ?? 0;
		return Array.from({ length: count }, (_, index) => ({ call, number: index + 1 }));
	});
}

/** Any of the writes and the last of them, and any of the other calls. */
function chosen(steps: readonly Step[], random: Random): Step[] {
	const writing = steps.filter(({ call }) => call === 'pwrite64');
	const others = steps.filter(({ call }) => call !== 'pwrite64');
	const any = random.shuffled(writing.slice(0, -1)).slice(0, WRITING_STEPS - 1);
	return [...any, ...writing.slice(-1), ...random.shuffled(others).slice(0, OTHER_STEPS)];
}

async function killAt(upgrade: Upgrade, { call, number }: Step) {
	const injection = ['-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${call}:signal=KILL:when=${number}`];
	const options = optionsFor(upgrade, (folder) => onDatabase(folder, ...injection));
	const broken: string[] = [];
	const server = await launchServer(options);
	if (isReady(server)) broken.push('the server got ready in spite of the kill');
	await server.kill();
	const left = schemaIn(options.folder, upgrade.trace);
	if (left.isNew !== left.version > schemaIn(upgrade.source, upgrade.trace).version) {
		broken.push(`schema ${left.version} is said to be there, ${left.isNew ? 'but the new one is' : 'but is not'}`);
	}
	const again = await startServer({ ...options, through: [] });
	const activities = await readActivities({ address: again.address, token: await logIn(again.address, 'admin') });
	await again.stop();
	const { isValid, output } = await checkData(options.folder, upgrade.preload);
	if (!isValid) broken.push(output);
	if (!schemaIn(options.folder, upgrade.trace).isNew) broken.push('the next start did not complete the migration');
	return { version: left.version, readyAfter: again.readyAfter, lost: upgrade.ledger.lostFrom(activities), broken };
}

/** The schema's version and whether its newest part is there, read from a copy: reading may tidy up. */
function schemaIn(folder: string, trace: string): { version: number; isNew: boolean } {
	const copy = join(temporaryFolder(), 'copy');
	mkdirSync(copy);
	cpSync(folder, copy, { recursive: true });
	const database = new DatabaseSync(join(copy, DATABASE_FILE));
	try {
		const isThere = database.prepare(`select 1 from sqlite_master where name = 'schema_version'`).get();
		const version = isThere ? Number(database.prepare('select version from schema_version').get()?.['version']) : 0;
		return { version, isNew: Number(database.prepare(trace).get()?.['count']) > 0 };
	} finally {
		database.close();
	}
}
