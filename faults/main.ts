/**
 * `npm run faults`: what can go wrong below the product is made to go wrong, and nothing acknowledged may be lost.
 * `npm run faults -- kill power-cut` runs these faults alone, `--seed NUMBER` repeats the choices of a run.
 */
import { parseArgs } from 'node:util';
import { randomOf } from '../apps/server/src/demo/random.ts';
import { stopAll } from '../bench/processes.ts';
import { cutReplies } from './cut-replies.ts';
import { fsyncFails, writesFail } from './failing-calls.ts';
import { type Fault, NotRun, notRun, type Outcome } from './fault.ts';
import { flippedPages } from './flipped-pages.ts';
import { frozen } from './frozen.ts';
import { fullDisk } from './full-disk.ts';
import { hostileClients } from './hostile-clients.ts';
import { kill } from './kill.ts';
import { killedMigration } from './killed-migration.ts';
import { killedRestore } from './killed-restore.ts';
import { postgresNode, postgresRestart } from './postgres.ts';
import { powerCut } from './power-cut.ts';
import { slowFsync } from './slow-fsync.ts';
import { atEnd, cleanUp, cleanUpWhenStopped } from './support/cleaning.ts';
import { printOutcomes } from './table.ts';

/** The whole plan. */
const FAULTS: readonly Fault[] = [
	kill,
	powerCut,
	fullDisk,
	writesFail,
	fsyncFails,
	slowFsync,
	frozen,
	cutReplies,
	hostileClients,
	flippedPages,
	killedMigration,
	killedRestore,
	postgresNode,
	postgresRestart,
];

const LARGEST_SEED = 2 ** 31;

function readArguments(): { seed: number; chosen: readonly Fault[] } {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
	const seed = Number(values.seed ?? Math.floor(Math.random() * LARGEST_SEED));
	if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number.');
	const names = FAULTS.map(({ name }) => name);
	const unknown = positionals.filter((name) => !names.includes(name));
	if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}. Faults: ${names.join(', ')}.`);
	return { seed, chosen: FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)) };
}

/** A fault's choices depend on the seed and its name alone, so it runs the same with or without the others. */
function seedFor(seed: number, { name }: Fault): number {
	return [...name].reduce((mixed, letter) => Math.imul(mixed, 31) + letter.charCodeAt(0), seed);
}

async function run(fault: Fault, seed: number): Promise<readonly Outcome[]> {
	const began = performance.now();
	try {
		return await fault.run(randomOf(seedFor(seed, fault)));
	} catch (error) {
		if (error instanceof NotRun) return [notRun(fault.name, error.message)];
		const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return [notRun(fault.name, `the plan itself failed: ${reason}`)];
	} finally {
		console.error(`${fault.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
	}
}

async function main(): Promise<void> {
	const { seed, chosen } = readArguments();
	console.log(`Seed ${seed}: npm run faults -- --seed ${seed} repeats this run's choices.`);
	cleanUpWhenStopped();
	atEnd(stopAll);
	const outcomes: Outcome[] = [];
	try {
		for (const fault of chosen) outcomes.push(...(await run(fault, seed)));
	} finally {
		await cleanUp();
	}
	printOutcomes(outcomes);
	if (outcomes.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
}

main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
