import { join } from 'node:path';
import { measureNonReaders, measureSlowSenders } from '../bench/live-hostile.ts';
import type { Target } from '../bench/live-phases.ts';
import { tokensFor } from '../bench/live-users.ts';
import type { Verdict } from '../bench/live-verdicts.ts';
import { startProcess } from '../bench/processes.ts';
import { logIn } from '../bench/visits.ts';
import type { Fault, Outcome } from './fault.ts';

const DEMO = join('apps', 'server', 'src', 'demo', 'main.ts');
const CLIENTS = 300;

/** Clients that never read (RELIABILITY REL-53) and clients that never end what they send (RELIABILITY REL-61). */
export const hostileClients: Fault = {
	name: 'hostile-clients',
	run: () =>
		Promise.all([
			measured('Clients that never read', 'sockets that open the stream and read nothing', measureNonReaders),
			measured('Clients that send forever', 'sockets that send a header every 2 s', measureSlowSenders),
		]),
};

async function measured(
	fault: string,
	injected: string,
	measure: (target: Target) => Promise<Verdict[]>,
): Promise<Outcome> {
	const server = await startProcess(DEMO, [], { PORT: '0', CROSSLOAD_LOG: 'warn' });
	try {
		const [admin, lead] = [await logIn(server.address, 'admin'), await logIn(server.address, 'lead', 'lead')];
		const tokens = await tokensFor(CLIENTS, { address: server.address, admin });
		const verdicts = await measure({ server, admin, lead, tokens });
		const missed = verdicts.filter(({ isReached }) => isReached === false);
		return {
			fault,
			injected,
			times: CLIENTS,
			acknowledged: null,
			lost: null,
			readyAfter: null,
			broken: missed.map(({ figure, measured, target }) => `${figure} ${measured}, not ${target}`),
			notes: verdicts.map(({ figure, measured, target }) => `${figure} ${measured} (${target})`),
		};
	} finally {
		await server.stop();
	}
}
