import { type Cluster, startCluster } from '../apps/server/src/testing/postgres-cluster.ts';
import { wait } from '../bench/live-clock.ts';
import type { Fault, Outcome } from './fault.ts';
import { type Endpoint, readActivities } from './support/api-request.ts';
import { atEnd, temporaryFolder } from './support/cleaning.ts';
import { examine } from './support/examination.ts';
import { asAdmin, loadSmallFestival } from './support/festival.ts';
import { Ledger, lostAmong } from './support/ledger.ts';
import { type ReadyServer, startServer } from './support/server.ts';
import { until } from './support/until.ts';
import { type Tally, Writers } from './support/writers.ts';

const WRITERS = 3;
const KILLS = 5;
const RESTARTS = 3;

/** Seconds. */
const READY_WITHIN = 5;
const DOWN = 1.5;

/** Milliseconds of traffic before and after a fault. */
const LOAD = 700;

/** One of two nodes ends in the middle of writes; its clients go to the other one, with the same keys. */
export const postgresNode: Fault = { name: 'postgres-node', run: async () => [await killNodes()] };

/** PostgreSQL itself is restarted under two nodes, which go on without a restart of their own. */
export const postgresRestart: Fault = { name: 'postgres-restart', run: async () => [await restartPostgres()] };

interface Site {
	readonly cluster: Cluster;
	readonly location: { readonly databaseUrl: string; readonly dataFolder: string };
	startNode(): Promise<ReadyServer>;
}

async function openSite(): Promise<Site> {
	const starting = startCluster();
	atEnd(async () => (await starting).stop());
	const cluster = await starting;
	const location = { databaseUrl: cluster.url('postgres'), dataFolder: temporaryFolder() };
	await loadSmallFestival(location);
	const settings = { DATABASE_URL: location.databaseUrl };
	return { cluster, location, startNode: () => startServer({ folder: location.dataFolder, settings }) };
}

/** People at each node, at work until they are ended. */
function beginAt(endpoints: readonly (() => Endpoint)[], ledger: Ledger): Writers[] {
	return endpoints.map((endpoint, index) =>
		Writers.begin({ endpoint, ledger, name: `pg-${index}`, count: WRITERS, tryAgain: true, timeoutMs: 8000 }),
	);
}

async function killNodes(): Promise<Outcome> {
	const { location, startNode } = await openSite();
	const nodes = [await startNode(), await startNode()];
	const { token } = await asAdmin(nodes[0]?.address ?? '');
	const endpointAt = (index: number): Endpoint => ({ address: nodes[index]?.address ?? '', token });
	const at = [0, 1];
	const ledger = new Ledger();
	const writers = beginAt([() => endpointAt(at[0] ?? 0), () => endpointAt(at[1] ?? 0)], ledger);
	const broken: string[] = [];
	let readyAfter = 0;
	for (let round = 0; round < KILLS; round++) {
		const [victim, other] = round % 2 === 0 ? [0, 1] : [1, 0];
		await wait(LOAD);
		await nodes[victim]?.kill();
		at[victim] = other;
		await wait(LOAD);
		const known = [...ledger.acknowledged];
		broken.push(...lostAmong(known, await readActivities(endpointAt(other))));
		const again = await startNode();
		nodes[victim] = again;
		at[victim] = victim;
		readyAfter = Math.max(readyAfter, again.readyAfter);
	}
	const tallies = await Promise.all(writers.map((each) => each.end()));
	broken.push(...endedAmong(nodes));
	for (const node of nodes) await node.stop();
	const what = { fault: 'PostgreSQL: one of two nodes killed', injected: 'SIGKILL', times: KILLS, readyAfter };
	return await concluded(what, { location, ledger, tallies, broken });
}

async function restartPostgres(): Promise<Outcome> {
	const { cluster, location, startNode } = await openSite();
	const nodes = [await startNode(), await startNode()];
	const { token } = await asAdmin(nodes[0]?.address ?? '');
	const ledger = new Ledger();
	const writers = beginAt(
		nodes.map(({ address }) => () => ({ address, token })),
		ledger,
	);
	const broken: string[] = [];
	let readyAfter = 0;
	for (let round = 0; round < RESTARTS; round++) {
		await wait(LOAD);
		await cluster.halt();
		await wait(DOWN * 1000);
		broken.push(...(await notUnready(nodes)));
		await cluster.resume();
		readyAfter = Math.max(readyAfter, await allReady(nodes));
		const before = ledger.count;
		await until(() => ledger.count > before + 20, 'writes succeed again without a restart');
	}
	const tallies = await Promise.all(writers.map((each) => each.end()));
	broken.push(...endedAmong(nodes));
	for (const node of nodes) await node.stop();
	const what = { fault: 'PostgreSQL restarted under two nodes', injected: 'SIGINT, down for 1.5 s', times: RESTARTS };
	return await concluded({ ...what, readyAfter }, { location, ledger, tallies, broken });
}

interface Found {
	readonly location: Site['location'];
	readonly ledger: Ledger;
	readonly tallies: readonly Tally[];
	readonly broken: readonly string[];
}

async function concluded(
	what: Pick<Outcome, 'fault' | 'injected' | 'times'> & { readonly readyAfter: number },
	{ location, ledger, tallies, broken }: Found,
): Promise<Outcome> {
	const { activities, damage } = await examine(location);
	const lost = ledger.lostFrom(activities);
	const unexpected = tallies.flatMap((tally) => tally.unexpected);
	const late = what.readyAfter > READY_WITHIN ? [`ready again only after ${what.readyAfter.toFixed(1)} s`] : [];
	const count = (status: number) => tallies.reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0);
	const replayed = tallies.reduce((sum, tally) => sum + tally.replayed, 0);
	return {
		...what,
		acknowledged: ledger.count,
		lost: lost.length,
		broken: [...new Set([...broken, ...unexpected, ...late, ...lost, ...damage])],
		notes: [`${count(503)} tries refused with 503, ${count(0)} without a response, ${replayed} responses given again`],
	};
}

function endedAmong(nodes: readonly ReadyServer[]): string[] {
	return nodes.filter(({ hasEnded }) => hasEnded).map(({ output }) => `a node ended by itself: ${output.err}`);
}

/** Nodes that say they are ready while PostgreSQL is not there. */
async function notUnready(nodes: readonly ReadyServer[]): Promise<string[]> {
	const responses = await Promise.all(nodes.map(({ address }) => fetch(`${address}/api/ready`)));
	return responses
		.filter(({ status }) => status !== 503)
		.map(({ status }) => `/api/ready responded ${status} meanwhile`);
}

/** Seconds until every node says that it is ready. */
async function allReady(nodes: readonly ReadyServer[]): Promise<number> {
	const began = performance.now();
	const isReady = async ({ address }: ReadyServer) => (await fetch(`${address}/api/ready`)).ok;
	while (!(await Promise.all(nodes.map(isReady))).every(Boolean)) {
		if (performance.now() - began > 20_000) throw new Error('Not all nodes got ready again within 20 s.');
		await wait(20);
	}
	return (performance.now() - began) / 1000;
}
