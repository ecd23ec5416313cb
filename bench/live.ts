/**
 * `npm run bench:live`: the event stream under a festival's load, on the demo's usual data (a batch on the stress size's), with its clients in a process
 * of their own. `npm run bench:live -- 10` measures for 10 seconds instead of 60; with a name, `-- 10 displays`, that phase alone.
 */
import { join } from 'node:path';
import { measureBatches } from './live-batch.ts';
import { measureDisplays } from './live-displays.ts';
import { measureNonReaders, measureSlowSenders } from './live-hostile.ts';
import { measureChanges, measureReturn, measureTogether, type Target } from './live-phases.ts';
import { tokensFor } from './live-users.ts';
import { printVerdicts, type Verdict } from './live-verdicts.ts';
import { startProcess, stopAll } from './processes.ts';
import { logIn } from './visits.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const ONLY = process.argv[3];

/** Of any phase. */
const MAX_CLIENTS = 1000;

/** Saturday evening, when much is planned and little has begun. */
const NOW = '2026-08-22T17:30:00+02:00';

const demoScript = join('apps', 'server', 'src', 'demo', 'main.ts');

async function openTarget(size: 'usual' | 'stress'): Promise<Target> {
	const server = await startProcess(demoScript, ['--now', NOW, '--size', size], { PORT: '0', CROSSLOAD_LOG: 'warn' });
	const [admin, lead] = [await logIn(server.address, 'admin'), await logIn(server.address, 'lead', 'lead')];
	return { server, admin, lead, tokens: await tokensFor(MAX_CLIENTS, { address: server.address, admin }) };
}

type Phase = readonly [name: string, measure: (target: Target) => Promise<Verdict[]>, size?: 'stress'];

const phases: readonly Phase[] = [
	['300 clients', (target) => measureChanges(target, { clients: 300, perSecond: 5, seconds: SECONDS })],
	['displays', (target) => measureDisplays(target, SECONDS)],
	['batches', measureBatches, 'stress'],
	['1,000 clients', (target) => measureChanges(target, { clients: MAX_CLIENTS, perSecond: 1, seconds: SECONDS })],
	['coming back', (target) => measureReturn(target, { clients: 300, seconds: Math.min(30, SECONDS) })],
	['reads, writes and streams', (target) => measureTogether(target, SECONDS)],
	['clients that never read', measureNonReaders],
	['sockets that send forever', measureSlowSenders],
];

try {
	const verdicts: Verdict[] = [];
	for (const [name, measure, size = 'usual'] of phases.filter(([known]) => ONLY === undefined || known === ONLY)) {
		// A server of its own for each, so that none inherits another's memory.
		const target = await openTarget(size);
		verdicts.push(...(await measure(target)));
		await target.server.stop();
		console.error(`${name}: done`);
	}
	printVerdicts(verdicts);
} finally {
	await stopAll();
}
