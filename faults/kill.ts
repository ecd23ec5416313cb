import type { Random } from '../apps/server/src/demo/random.ts';
import type { Fault, Outcome } from './fault.ts';
import { readActivities } from './support/api-request.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { Ledger } from './support/ledger.ts';
import { startServer } from './support/server.ts';
import { until } from './support/until.ts';
import { Writers } from './support/writers.ts';

const ROUNDS = 20;
const WRITERS = 8;

/** Writes that are acknowledged in a round before the process ends: from, to. */
const WRITES = [20, 200] as const;

/** Seconds (RELIABILITY REL-40). */
const READY_WITHIN = 5;

/** The process ends in the middle of writes, again and again on the same data (RELIABILITY REL-40). */
export const kill: Fault = {
	name: 'kill',
	run: async (random) => [await killAgainAndAgain(random)],
};

async function killAgainAndAgain(random: Random): Promise<Outcome> {
	const folder = await festivalFolder();
	const ledger = new Ledger();
	const broken = new Set<string>();
	let server = await startServer({ folder });
	let endpoint = await asAdmin(server.address);
	let readyAfter = 0;
	for (let round = 1; round <= ROUNDS; round++) {
		const writers = Writers.begin({ endpoint: () => endpoint, ledger, name: `kill-${round}`, count: WRITERS });
		const enough = ledger.count + random.between(...WRITES);
		await until(() => ledger.count >= enough, `${enough} writes are acknowledged`);
		await server.kill();
		for (const oddity of (await writers.end()).unexpected) broken.add(oddity);
		server = await startServer({ folder });
		readyAfter = Math.max(readyAfter, server.readyAfter);
		endpoint = { ...endpoint, address: server.address };
		for (const line of ledger.lostFrom(await readActivities(endpoint))) broken.add(line);
	}
	await server.kill();
	const { activities, damage } = await examineFolder(folder);
	const lost = ledger.lostFrom(activities);
	if (readyAfter > READY_WITHIN) broken.add(`ready again only after ${readyAfter.toFixed(1)} s`);
	return {
		fault: 'Process killed during writes',
		injected: `SIGKILL, ${WRITERS} writers`,
		times: ROUNDS,
		acknowledged: ledger.count,
		lost: lost.length,
		readyAfter,
		broken: [...broken, ...lost, ...damage],
	};
}
