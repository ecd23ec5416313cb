import { randomUUID } from 'node:crypto';
import { REVISION_HEADER } from '@crossload/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { disagreements } from './console/check-data.ts';
import { listStages } from './features/stage/stage.store.ts';
import { shown } from './live/testing/lists.ts';
import { LiveClient } from './live/testing/live-client.ts';
import { listening } from './live/testing/live-server.ts';
import { systemClock } from './system-clock.ts';
import { anotherApp } from './testing/another-app.ts';
import { type Cluster, startCluster } from './testing/postgres-cluster.ts';
import { opened } from './testing/postgres-nodes.ts';
import { folder, logIn, type Server, start } from './testing/server-process.ts';

const PASSWORD = 'said-by-me';
const WRITERS = 6;
const WRITES = 40;
/** Between two tries of one write, in milliseconds. */
const PAUSE = 20;

let cluster: Cluster;

beforeAll(async () => {
	cluster = await startCluster();
});

afterAll(async () => {
	await cluster.stop();
});

async function newDatabase(): Promise<string> {
	return await cluster.create(`festival_${randomUUID().replaceAll('-', '')}`);
}

function startNode(url: string): Server {
	return start(folder(), { DATABASE_URL: url, CROSSLOAD_ADMIN_PASSWORD: PASSWORD });
}

/** Clients of several nodes: each write carries one key to whichever node takes it. */
class Crew {
	readonly #addresses: readonly string[];
	readonly #token: string;
	/** Names of stages, as they were acknowledged. */
	readonly acknowledged: string[] = [];
	/** Responses that are neither good nor a reason to try again. */
	readonly faults: string[] = [];
	tries = 0;

	constructor(addresses: readonly string[], token: string) {
		this.#addresses = addresses;
		this.#token = token;
	}

	async work(): Promise<void> {
		const writer = async (number: number) => {
			for (let count = 0; count < WRITES; count++) await this.#add(`Stage ${number}-${count}`);
		};
		await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
	}

	async #add(name: string): Promise<void> {
		const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
		const post = { method: 'POST', headers, body: JSON.stringify({ name }) };
		for (;;) {
			const response = await this.#ask('/api/stages', post);
			if (response?.status === 201) {
				this.acknowledged.push(name);
				await this.#expectShown(name, response.headers.get(REVISION_HEADER) ?? '');
				return;
			}
			if (response && response.status !== 503) this.faults.push(`${response.status} ${await response.text()}`);
			await new Promise((done) => setTimeout(done, PAUSE));
		}
	}

	/** Whichever node is asked next shows what another one has just acknowledged. */
	async #expectShown(name: string, revision: string): Promise<void> {
		const response = await this.#ask('/api/stages', { headers: { [REVISION_HEADER]: revision } });
		if (response?.status !== 200) return;
		const names = ((await response.json()) as { name: string }[]).map((stage) => stage.name);
		if (!names.includes(name)) this.faults.push(`${name} is not shown at ${revision}`);
	}

	/** Null where no response came. */
	async #ask(path: string, { headers, ...init }: RequestInit): Promise<Response | null> {
		const address = this.#addresses[this.tries++ % this.#addresses.length] ?? '';
		const authorization = `Bearer ${this.#token}`;
		return await fetch(address + path, { ...init, headers: { ...headers, authorization } }).catch(() => null);
	}
}

async function tokenOf(address: string): Promise<string> {
	return ((await (await logIn(address, PASSWORD)).json()) as { token: string }).token;
}

test('REL-40 REL-32 REL-52 three nodes, one killed and PostgreSQL restarted under load, lose nothing and do nothing twice', async () => {
	const url = await newDatabase();
	const nodes = [startNode(url), startNode(url), startNode(url)];
	const addresses = await Promise.all(nodes.map(async ({ said }) => (await said).address));
	const database = await opened(url);
	expect(await database.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'admin' }]);
	expect(await database.db.selectFrom('signing_key').select('id').execute()).toHaveLength(1);

	const token = await tokenOf(addresses[0] ?? '');
	const client = await new LiveClient({ address: addresses[2] ?? '', token }).connect();
	await client.first('hello');
	const crew = new Crew(addresses, token);
	const work = crew.work();
	await vi.waitFor(() => expect(crew.acknowledged.length).toBeGreaterThan(40), 10_000);
	nodes[1]?.process.kill('SIGKILL');
	await vi.waitFor(() => expect(crew.acknowledged.length).toBeGreaterThan(80), 10_000);
	await cluster.halt();
	await cluster.resume();
	await work;

	expect(crew.faults).toEqual([]);
	const names = (await listStages(database.db)).map(({ name }) => name);
	expect(names).toHaveLength(WRITERS * WRITES);
	expect(names.toSorted()).toEqual(crew.acknowledged.toSorted());
	expect(await disagreements(database)).toEqual([]);
	expect(nodes.map(({ process }) => process.exitCode ?? process.signalCode)).toEqual([null, 'SIGKILL', null]);
	await client.reach(await database.revision.current());
	expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
	const { address } = await startNode(url).said;
	const again = await fetch(`${address}/api/stages`, { headers: { authorization: `Bearer ${token}` } });
	expect(await again.json()).toHaveLength(WRITERS * WRITES);
}, 60_000);

test('REL-80 REL-42 while PostgreSQL is away everything is refused with a sentence; when it is back all goes on', async () => {
	const database = await opened(await newDatabase());
	const app = await anotherApp({ database, clock: { now: systemClock() } });
	const address = await listening(app);
	const statusOf = async (path: string) => (await fetch(address + path)).status;
	expect(await statusOf('/api/ready')).toBe(200);
	await cluster.halt();
	expect(await statusOf('/api/health')).toBe(200);
	expect(await statusOf('/api/ready')).toBe(503);
	const began = performance.now();
	const login = await logIn(address, PASSWORD);
	expect(login.status).toBe(503);
	expect(((await login.json()) as { message: string }).message).toMatch(/database cannot be written right now/);
	expect(performance.now() - began).toBeLessThan(6000);
	await cluster.resume();
	await vi.waitFor(async () => expect(await statusOf('/api/ready')).toBe(200), { timeout: 5000 });
	await vi.waitFor(async () => expect((await logIn(address, PASSWORD)).status).toBe(401), { timeout: 5000 });
	expect(await database.revision.current()).toBe(0);
});
