import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from './db/open-sqlite.ts';
import { LiveClient } from './live/testing/live-client.ts';
import { folder, logIn, type Server, start } from './testing/server-process.ts';

const WRITERS = 10;
const STREAMS = 20;
const ADMIN = 'said-by-me';

/** A server as a process, and a token for it. */
async function running(data: string) {
	const server = start(data, { CROSSLOAD_ADMIN_PASSWORD: ADMIN });
	const { address } = await server.said;
	const { token } = (await (await logIn(address, ADMIN)).json()) as { token: string };
	return { server, address, token };
}

/** What came back, in the order of its coming. */
interface Acknowledged {
	readonly name: string;
	readonly status: number;
}

/** Writes one stage after the other until the server is gone. */
async function writeUntilGone(
	{ address, token, writer }: { address: string; token: string; writer: number },
	answered: Acknowledged[],
) {
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	for (let count = 0; ; count++) {
		const name = `Stage ${writer}-${count}`;
		const request = { method: 'POST', headers, body: JSON.stringify({ name }) };
		const status = await fetch(`${address}/api/stages`, request).then(
			(response) => response.status,
			() => 0,
		);
		if (status === 0) return;
		answered.push({ name, status });
	}
}

/** Asks whether the server is ready until it is gone. */
async function watchReadiness(address: string): Promise<number[]> {
	const seen: number[] = [];
	for (;;) {
		const status = await fetch(`${address}/api/ready`).then(
			(response) => response.status,
			() => 0,
		);
		if (status === 0) return seen;
		seen.push(status);
	}
}

async function terminated({ process: child, ended }: Server) {
	const began = performance.now();
	child.kill('SIGTERM');
	return { code: await ended, after: performance.now() - began };
}

test('REL-80 REL-40 SIGTERM under load: 503 for what comes, streams are asked to connect again, 0 in time, and what was acknowledged is there', async () => {
	const data = folder();
	const { server, address, token } = await running(data);
	const streams = await Promise.all(
		Array.from({ length: STREAMS }, () => new LiveClient({ address, token }).connect()),
	);
	for (const stream of streams) await stream.first('hello');
	const answered: Acknowledged[] = [];
	const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilGone({ address, token, writer }, answered));
	const readiness = watchReadiness(address);
	await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(100), { timeout: 20_000 });
	const { code, after } = await terminated(server);
	expect(code).toBe(0);
	expect(after).toBeLessThan(10_000);
	await Promise.all(writers);
	expect(answered.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
	expect((await readiness).slice(0, 2)).toEqual([200, 200]);
	for (const stream of streams) {
		await stream.ended;
		expect(stream.events.at(-1)?.kind).toBe('bye');
	}
	expect(await missingIn(data, answered)).toEqual([]);
});

/** Stages that were acknowledged and are not there. */
async function missingIn(data: string, answered: readonly Acknowledged[]): Promise<string[]> {
	const again = await openSqlite(data);
	onTestFinished(() => again.close());
	const names = new Set((await again.db.selectFrom('stage').select('name').execute()).map(({ name }) => name));
	const acknowledged = answered.filter(({ status }) => status === 201).map(({ name }) => name);
	expect(acknowledged.length).toBeGreaterThanOrEqual(100);
	return acknowledged.filter((name) => !names.has(name));
}
