import type { Random } from '../apps/server/src/demo/random.ts';
import type { Fault, Outcome } from './fault.ts';
import { CuttingProxy } from './support/cutting-proxy.ts';
import { examineFolder } from './support/examination.ts';
import { asAdmin, festivalFolder } from './support/festival.ts';
import { Ledger } from './support/ledger.ts';
import { startServer } from './support/server.ts';
import { until } from './support/until.ts';
import { Writers } from './support/writers.ts';

const WRITERS = 6;
const WRITES = 600;

/**
 * Responses are lost on their way, and the client tries again with the same Idempotency-Key: each write has
 * exactly one effect (RELIABILITY REL-32).
 */
export const cutReplies: Fault = { name: 'cut-replies', run: async (random) => [await cutResponses(random)] };

async function cutResponses(random: Random): Promise<Outcome> {
	const folder = await festivalFolder();
	const server = await startServer({ folder });
	const { token } = await asAdmin(server.address);
	const proxy = await CuttingProxy.open(server.address, random);
	const ledger = new Ledger();
	const endpoint = { address: proxy.address, token };
	const writers = Writers.begin({
		endpoint: () => endpoint,
		ledger,
		name: 'cut',
		count: WRITERS,
		pause: 0,
		tryAgain: true,
	});
	await until(() => ledger.count >= WRITES, `${WRITES} writes are acknowledged`, 60);
	const tally = await writers.end();
	const hasEnded = server.hasEnded;
	await server.kill();
	const { activities, damage } = await examineFolder(folder);
	const lost = ledger.lostFrom(activities);
	const broken = [...tally.unexpected, ...lost, ...damage];
	if (hasEnded) broken.push(`the server ended: ${server.output.err}`);
	if (tally.replayed === 0) broken.push('no response was given again: nothing was tried');
	return {
		fault: 'Responses lost on their way',
		injected: `a proxy that cuts connections, ${WRITERS} writers`,
		times: proxy.cuts,
		acknowledged: ledger.count,
		lost: lost.length,
		readyAfter: null,
		broken,
		notes: [`${tally.replayed} responses given again, every write done once`],
	};
}
