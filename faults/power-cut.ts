import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../apps/server/src/db/folder-lock.ts';
import type { Random } from '../apps/server/src/demo/random.ts';
import { wait } from '../bench/live-clock.ts';
import { logIn } from '../bench/visits.ts';
import type { Fault, Outcome } from './fault.ts';
import { temporaryFolder } from './support/cleaning.ts';
import { Disk, type Survival } from './support/disk.ts';
import { examineFolder } from './support/examination.ts';
import { type Acknowledged, Ledger, lostAmong } from './support/ledger.ts';
import { startServer } from './support/server.ts';
import { readTrace, recording, type TraceEvent } from './support/trace.ts';
import { Writers } from './support/writers.ts';

const WRITERS = 6;

/** Enough for some checkpoints: SQLite makes one every thousand pages. */
const WRITES = 400;

/** Points of each kind at which the power is cut. */
const ANYWHERE = 24;
const BEFORE_SYNC = 24;
const IN_CHECKPOINT = 16;

const SURVIVALS: readonly Survival[] = ['nothing', 'torn'];

/**
 * The power is cut, simulated: what the product writes is recorded, and at many points a disk is made that holds what
 * was made to last by then, with nothing or any torn part of the rest (RELIABILITY REL-41). A control with
 * synchronous=NORMAL shows that the simulation sees a loss.
 */
export const powerCut: Fault = {
	name: 'power-cut',
	run: async (random) => {
		const full = await cutPowerOf(random, null);
		const control = await cutPowerOf(random, 'normal-synchronous');
		return [outcomeOf('Power cut', full), controlOutcome(control)];
	},
};

interface Cuts {
	readonly points: number;
	readonly disks: number;
	readonly disksThatLose: number;
	readonly acknowledged: number;
	/** Summed over all disks. */
	readonly lost: number;
	/** What was not whole on one of the disks. */
	readonly damage: readonly string[];
}

async function cutPowerOf(random: Random, preload: string | null): Promise<Cuts> {
	const { events, acknowledged } = await record(preload);
	const points = choosePoints(events, random);
	const disk = new Disk();
	const sofar: Acknowledged[] = [];
	const damage: string[] = [];
	let [lost, disksThatLose] = [0, 0];
	for (const [index, event] of events.entries()) {
		for (const survival of points.has(index) ? SURVIVALS : []) {
			const found = await examineCut(disk, { survival, random, acknowledged: sofar });
			lost += found.lost.length;
			disksThatLose += Number(found.lost.length > 0);
			damage.push(...found.damage.map((line) => `cut before event ${index}, ${survival} survives: ${line}`));
		}
		disk.take(event);
		if (event.kind === 'acknowledge') sofar.push(event);
	}
	if (sofar.length !== acknowledged) {
		throw new Error(`The recording shows ${sofar.length} acknowledgements, the clients got ${acknowledged}.`);
	}
	const disks = points.size * SURVIVALS.length;
	return { points: points.size, disks, disksThatLose, acknowledged, lost, damage };
}

/** Records a server from its first start on an empty folder until it is killed after some hundred writes. */
async function record(preload: string | null): Promise<{ events: TraceEvent[]; acknowledged: number }> {
	const folder = temporaryFolder();
	const file = join(temporaryFolder(), 'trace');
	const settings = { CROSSLOAD_ADMIN_PASSWORD: 'admin' };
	const server = await startServer({ folder, through: recording(file), settings, ...(preload && { preload }) });
	const endpoint = { address: server.address, token: await logIn(server.address, 'admin') };
	const ledger = new Ledger();
	const writers = Writers.begin({ endpoint: () => endpoint, ledger, name: 'power', count: WRITERS, pause: 0 });
	while (ledger.count < WRITES && !server.hasEnded) await wait(10);
	const { unexpected } = await writers.end();
	await server.kill();
	if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
	return { events: await readTrace(file, folder), acknowledged: ledger.count };
}

/** Points anywhere, right before an fsync, and while a checkpoint writes into the database itself. */
function choosePoints(events: readonly TraceEvent[], random: Random): Set<number> {
	const first = events.findIndex(({ kind }) => kind === 'acknowledge');
	const indexes = events.keys().filter((index) => index > first);
	const later = [...indexes];
	const syncs = later.filter((index) => events[index]?.kind === 'sync');
	const checkpoints = later.filter((index) => {
		const event = events[index];
		return event?.kind === 'write' && event.file.endsWith('.sqlite');
	});
	if (checkpoints.length === 0) throw new Error('No checkpoint was recorded.');
	return new Set([
		...random.shuffled(later).slice(0, ANYWHERE),
		...random.shuffled(syncs).slice(0, BEFORE_SYNC),
		...random.shuffled(checkpoints).slice(0, IN_CHECKPOINT),
	]);
}

interface Cut {
	readonly survival: Survival;
	readonly random: Random;
	readonly acknowledged: readonly Acknowledged[];
}

/** Starts from the disk as the server does: it takes the folder, opens the database and looks at what is there. */
async function examineCut(disk: Disk, { survival, random, acknowledged }: Cut) {
	const folder = mkdtempSync(join(work(), 'disk-'));
	disk.cutPower(folder, survival, random);
	try {
		lockFolder(folder).release();
		const { activities, damage } = await examineFolder(folder);
		return { lost: lostAmong(acknowledged, activities), damage };
	} catch (error) {
		return { lost: lostAmong(acknowledged, []), damage: [String(error)] };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

let folderOfDisks: string | null = null;

function work(): string {
	folderOfDisks ??= temporaryFolder();
	return folderOfDisks;
}

function outcomeOf(fault: string, { points, disks, disksThatLose, acknowledged, lost, damage }: Cuts): Outcome {
	return {
		fault,
		injected: `simulated from a recording, ${disks} disks`,
		times: points,
		acknowledged,
		lost,
		readyAfter: null,
		broken: lost > 0 ? [...damage, `${disksThatLose} of ${disks} disks have lost something`] : damage,
	};
}

/** Whatever is lost or damaged here is what the control is for. */
function controlOutcome(cuts: Cuts): Outcome {
	const outcome = outcomeOf('Power cut, control with synchronous=NORMAL', { ...cuts, damage: [] });
	const { disks, disksThatLose, lost } = cuts;
	if (lost === 0) return { ...outcome, broken: ['nothing was lost: the simulation does not see what it has to'] };
	const notes = [`${disksThatLose} of ${disks} disks have lost something`];
	return { ...outcome, broken: [], verdict: 'loses, as it must', notes };
}
