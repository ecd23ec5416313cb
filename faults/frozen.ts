import { wait } from '../bench/live-clock.ts';
import { Crowd, type CrowdReport } from '../bench/live-crowd.ts';
import type { Fault, Outcome } from './fault.ts';
import { type Endpoint, readActivities, sendRequest } from './support/api-request.ts';
import { atEnd } from './support/cleaning.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { Ledger } from './support/ledger.ts';
import { startServer } from './support/server.ts';
import { Writers } from './support/writers.ts';

const WRITERS = 4;
const STREAMS = 20;

/** Seconds. */
const FROZEN = 10;
const READY_WITHIN = 5;

/** Milliseconds: a phone gives a request up and tries again with the same key. */
const TIMEOUT_MS = 2000;

/** Milliseconds before and after, and for the last events to come. */
const LOAD = 1500;

/** The process stands still for a while, as on a machine that is out of memory or suspended, and goes on. */
export const frozen: Fault = { name: 'frozen', run: async () => [await freeze()] };

async function freeze(): Promise<Outcome> {
	const folder = await festivalFolder();
	const server = await startServer({ folder });
	const endpoint = await asAdmin(server.address);
	const crowd = new Crowd();
	atEnd(() => crowd.end());
	await crowd.send({ do: 'open', address: server.address, tokens: [endpoint.token], count: STREAMS });
	const ledger = new Ledger();
	const options = { ledger, name: 'frozen', count: WRITERS, pause: 20, timeoutMs: TIMEOUT_MS, tryAgain: true };
	const writers = Writers.begin({ endpoint: () => endpoint, ...options });
	await wait(LOAD);
	server.signal('SIGSTOP');
	await wait(FROZEN * 1000);
	server.signal('SIGCONT');
	const readyAfter = await readyAgain(endpoint);
	await wait(LOAD);
	const tally = await writers.end();
	const broken = ledger.lostFrom(await readActivities(endpoint));
	await wait(LOAD);
	const report = await crowd.send({ do: 'report' });
	crowd.end();
	await server.kill();
	const { activities, damage, revision } = await examineFolder(folder);
	const lost = ledger.lostFrom(activities);
	if (readyAfter > READY_WITHIN) broken.push(`ready again only after ${readyAfter.toFixed(1)} s`);
	const unanswered = tally.statuses.get(0) ?? 0;
	if (unanswered === 0) broken.push('every try got a response: nothing stood still');
	return {
		fault: `Process frozen for ${FROZEN} s`,
		injected: `SIGSTOP and SIGCONT, ${WRITERS} writers, ${STREAMS} streams`,
		times: 1,
		acknowledged: ledger.count,
		lost: lost.length,
		readyAfter,
		broken: [...tally.unexpected, ...broken, ...lost, ...damage, ...behind(report, revision)],
		notes: [`${unanswered} tries timed out, ${tally.replayed} of them had been done and got the same response again`],
	};
}

/** Seconds until the server responds that it is ready. */
async function readyAgain(endpoint: Endpoint): Promise<number> {
	const began = performance.now();
	await sendRequest(endpoint, { method: 'GET', path: '/ready' });
	return (performance.now() - began) / 1000;
}

/** Streams that have not received the last revision, or had to ask for the lists again. */
function behind(report: CrowdReport, revision: number): string[] {
	const lines: string[] = [];
	const late = report.filter(({ arrivals }) => (arrivals.at(-1)?.[0] ?? 0) < revision).length;
	const resets = report.filter(({ resets }) => resets > 0).length;
	if (late > 0) lines.push(`${late} of ${report.length} streams did not receive revision ${revision}`);
	if (resets > 0) lines.push(`${resets} of ${report.length} streams were reset`);
	return lines;
}
