import { join } from 'node:path';
import { DATABASE_FILE } from '../apps/server/src/db/open-sqlite.ts';
import { quantile, wait } from '../bench/live-clock.ts';
import type { Fault, Outcome } from './fault.ts';
import { type Endpoint, sendRequest } from './support/api-request.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { startServer } from './support/server.ts';
import { ONLY_TRACED, strace } from './support/strace.ts';
import { disagreeing, type Ended, Traffic } from './support/traffic.ts';
import { until } from './support/until.ts';

/** Milliseconds that each slow fsync takes; those of the run that are slow. */
const DELAY = 200;
const FIRST = 60;
const LAST = 84;

/** Milliseconds in which a healthy server says that it lives, on a machine that is busy otherwise too. */
const AT_ONCE = 250;

/** Milliseconds after which a response is no use to anyone. */
const TOO_LATE = 15_000;

/**
 * A worn memory card takes 200 ms for an fsync. SQLite waits for it, and the server with it: responses come late, none
 * is wrong, and all come at once again when the disk does.
 */
export const slowFsync: Fault = { name: 'fsync-slow', run: async () => [await runWithSlowFsync()] };

async function runWithSlowFsync(): Promise<Outcome> {
	const folder = await festivalFolder();
	const calls = 'fsync,fdatasync';
	const injection = `inject=${calls}:delay_enter=${DELAY * 1000}:when=${FIRST}..${LAST}`;
	const options = ['-o', '/dev/null', '-P', join(folder, `${DATABASE_FILE}-wal`), '-e', injection];
	const server = await startServer({ folder, through: strace(ONLY_TRACED, '-e', `trace=${calls}`, ...options) });
	const endpoint = await asAdmin(server.address);
	const traffic = new Traffic(endpoint, 'slow');
	const meanwhile: number[] = [];
	const slow = (LAST - FIRST + 1) * DELAY;
	await until(() => traffic.ledger.count > FIRST - 20, 'writes succeed');
	const began = performance.now();
	while (performance.now() - began < slow) meanwhile.push(await healthAfter(endpoint));
	await until(() => traffic.ledger.count > LAST + 60, 'writes succeed quickly again');
	const ended = await traffic.end();
	const afterwards = await healthAfter(endpoint);
	await server.kill();
	const { activities, damage } = await examineFolder(folder);
	const { lost, broken } = disagreeing(traffic, ended, activities);
	return {
		fault: `fsync takes ${DELAY} ms`,
		injected: 'strace, a delay of fsync',
		times: LAST - FIRST + 1,
		acknowledged: traffic.ledger.count,
		lost: lost.length,
		readyAfter: null,
		broken: [...ended.broken, ...lateness(ended, afterwards), ...broken, ...damage],
		notes: [
			`/api/health meanwhile p50 ${quantile(meanwhile, 0.5).toFixed(0)} ms, most ${quantile(meanwhile, 1).toFixed(0)} ms; ` +
				`reads at most ${ended.slowestRead.toFixed(0)} ms, writes at most ${ended.tally.slowest.toFixed(0)} ms`,
		],
	};
}

/** Milliseconds until the server says that it lives. */
async function healthAfter(endpoint: Endpoint): Promise<number> {
	const began = performance.now();
	await sendRequest(endpoint, { method: 'GET', path: '/health' });
	const took = performance.now() - began;
	await wait(20);
	return took;
}

function lateness({ tally, slowestRead }: Ended, afterwards: number): string[] {
	const lines: string[] = [];
	if (tally.slowest < DELAY) lines.push('no write was slow');
	if (tally.refused.length > 0) lines.push(`${tally.refused.length} writes were refused`);
	if (Math.max(tally.slowest, slowestRead) > TOO_LATE) lines.push(`a response took more than ${TOO_LATE} ms`);
	if (afterwards > AT_ONCE) lines.push(`/api/health took ${afterwards.toFixed(0)} ms afterwards`);
	return lines;
}
