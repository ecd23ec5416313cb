import { execFile } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { backUp } from '../apps/server/src/console/backup.ts';
import { LostDatabase } from '../apps/server/src/db/lost-database.ts';
import type { Fault, Outcome } from './fault.ts';
import { temporaryFolder } from './support/cleaning.ts';
import { twoAtATime } from './support/concurrency.ts';
import { type Examined, examineFolder } from './support/examination.ts';
import { festivalFolder } from './support/festival.ts';
import type { Ledger } from './support/ledger.ts';
import { strace } from './support/strace.ts';
import { workedOn } from './support/worked-on.ts';

const SCRIPT = join('apps', 'server', 'src', 'console', 'restore-main.ts');
const WRITES = 100;

/** Calls with which a restore changes what stands where: each is a step at which it may end. */
const CALLS = ['link', 'unlink', 'rename', 'fsync'] as const;

/**
 * A restore ends at any step, over a database whose server was killed (RELIABILITY REL-43, REL-44): what was
 * acknowledged is still there or kept, nothing half is started on, and doing it again completes it.
 */
export const killedRestore: Fault = { name: 'killed-restore', run: async () => [await killAtSteps()] };

interface Plan {
	/** Worked on since the backup. */
	readonly folder: string;
	readonly ledger: Ledger;
	readonly backup: string;
}

async function killAtSteps(): Promise<Outcome> {
	const { folder, ledger } = await workedOn(WRITES);
	const before = await festivalFolder();
	const backup = await backUp(readConfig({ CROSSLOAD_DATA: before }), join(before, 'backup.sqlite'));
	const broken: string[] = [];
	let times = 0;
	let refused = 0;
	await twoAtATime(CALLS, async (call) => {
		for (let number = 1; ; number++) {
			const met = await killAt({ folder, ledger, backup }, { call, number });
			if (!met) return;
			times += 1;
			if (met.isRefused) refused += 1;
			broken.push(...met.broken.map((line) => `${call} ${number}: ${line}`));
		}
	});
	if (times === 0) broken.push('no restore was killed');
	return {
		fault: 'Restore killed',
		injected: 'strace, SIGKILL at a rename, link, unlink or fsync',
		times,
		acknowledged: ledger.count,
		lost: broken.filter((line) => line.includes('is gone')).length,
		readyAfter: null,
		broken,
		notes: [`${refused} of ${times} were reported at the next start`],
	};
}

/** Returns what was met; null when the restore has no such step and was done. */
async function killAt({ folder, ledger, backup }: Plan, { call, number }: { call: string; number: number }) {
	const data = temporaryFolder();
	cpSync(folder, data, { recursive: true });
	const injection = ['-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${call}:signal=KILL:when=${number}`];
	if (await restores(data, backup, strace(...injection))) return null;
	const left = await examineFolder(data).catch((error: unknown) => error);
	const isRefused = left instanceof LostDatabase;
	const broken: string[] = isRefused ? [] : [...(left as Examined).damage];
	if (!(await restores(data, backup))) broken.push('the second restore failed');
	broken.push(...(await examineFolder(data)).damage, ...(await lostFromAll(data, ledger)));
	return { isRefused, broken };
}

/** What was acknowledged and is in nothing that was kept, as going back to that shows. */
async function lostFromAll(data: string, ledger: Ledger): Promise<readonly string[]> {
	let least: readonly string[] = ['nothing was kept, and all that was acknowledged is gone'];
	for (const name of readdirSync(data).filter((each) => /^before-restore-.*\.sqlite$/.test(each))) {
		const again = temporaryFolder();
		const lost = (await restores(again, join(data, name)))
			? ledger.lostFrom((await examineFolder(again)).activities)
			: [`${name} cannot be restored, and what it held is gone`];
		if (least.length > lost.length || lost.length === 0) least = lost;
	}
	return least;
}

/** Runs the command that restores, in a process of its own; returns whether it was done. */
async function restores(folder: string, backup: string, through: readonly string[] = []): Promise<boolean> {
	const [program = '', ...args] = [...through, process.execPath, SCRIPT, backup];
	const env = { PATH: process.env['PATH'], CROSSLOAD_DATA: folder };
	return await new Promise((done) => {
		execFile(program, args, { env }, (error) => done(error === null));
	});
}
