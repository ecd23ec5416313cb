import { join } from 'node:path';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import type { Fault, Outcome } from './fault.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { type ReadyServer, startServer } from './support/server.ts';
import { ONLY_TRACED, strace } from './support/strace.ts';
import { disagreeing, Traffic } from './support/traffic.ts';
import { until } from './support/until.ts';

/** System calls on the write-ahead log of which some in a row fail. */
interface Failing {
	readonly fault: string;
	readonly name: string;
	readonly calls: string;
	readonly error: 'EIO' | 'ENOSPC';
	readonly first: number;
	readonly last: number;
}

/** Writes that have to succeed in a row before the disk counts as healthy again. */
const HEALTHY_AFTER = 60;

/** fsync reports that the disk has failed: the write that waited for it is not acknowledged (RELIABILITY REL-42). */
export const fsyncFails = failing({
	fault: 'fsync fails',
	name: 'fsync-fails',
	calls: 'fsync,fdatasync',
	error: 'EIO',
	first: 60,
	last: 90,
});

/** The disk refuses to take more, as a full one does, in the middle of a transaction too (RELIABILITY REL-42). */
export const writesFail = failing({
	fault: 'Disk takes no more writes',
	name: 'writes-fail',
	calls: 'pwrite64',
	error: 'ENOSPC',
	first: 1200,
	last: 1240,
});

function failing(failure: Failing): Fault {
	return { name: failure.name, run: async () => [await runWithFailure(failure)] };
}

async function runWithFailure({ fault, name, calls, error, first, last }: Failing): Promise<Outcome> {
	const folder = await festivalFolder();
	const injection = `inject=${calls}:error=${error}:when=${first}..${last}`;
	const options = ['-o', '/dev/null', '-P', join(folder, `${DATABASE_FILE}-wal`), '-e', injection];
	const server = await startServer({ folder, through: strace(ONLY_TRACED, '-e', `trace=${calls}`, ...options) });
	const traffic = new Traffic(await asAdmin(server.address), name);
	await until(() => traffic.writers.refusedSoFar > 0, 'a write is refused');
	await untilHealthy(traffic);
	const ended = await traffic.end();
	const stillThere = hasSurvived(server);
	await server.kill();
	const { activities, damage } = await examineFolder(folder);
	const { lost, broken } = disagreeing(traffic, ended, activities);
	return {
		fault,
		injected: `strace, ${error} from ${calls}`,
		times: last - first + 1,
		acknowledged: traffic.ledger.count,
		lost: lost.length,
		readyAfter: ended.tally.recoveredAfter,
		broken: [...ended.broken, ...stillThere, ...broken, ...damage],
		notes: [`${ended.tally.refused.length} writes refused with 503, reads at most ${ended.slowestRead.toFixed(0)} ms`],
	};
}

/** Nothing is refused any more, for a while of writes. */
async function untilHealthy({ writers, ledger }: Traffic): Promise<void> {
	let refused = 0;
	let acknowledged = 0;
	await until(() => {
		if (writers.refusedSoFar > refused) {
			refused = writers.refusedSoFar;
			acknowledged = ledger.count;
		}
		return ledger.count >= acknowledged + HEALTHY_AFTER;
	}, 'writes succeed again without a restart');
}

function hasSurvived(server: ReadyServer): string[] {
	return server.hasEnded ? [`the server ended: ${server.output.err}`] : [];
}
