import { get } from 'node:http';
import type { Served } from './processes.ts';

interface Starting {
	readonly server: Served;
	readonly headers: Record<string, string>;
	/** Activities that can be started: each once. */
	readonly firstId: number;
	readonly amount: number;
}

/** The middle of what starts take, in milliseconds, while someone reads the list again and again. */
export async function startBesideReader({ server, headers, firstId, amount }: Starting): Promise<number> {
	const reading = { isOver: false };
	const reader = (async () => {
		while (!reading.isOver) await (await fetch(`${server.address}/api/activities`, { headers })).arrayBuffer();
	})();
	const times: number[] = [];
	for (let id = firstId; id < firstId + amount; id++) times.push(await start(server, id, headers));
	reading.isOver = true;
	await reader;
	return times.sort((a, b) => a - b)[Math.floor(amount / 2)] ?? 0;
}

/** Milliseconds of processor that the server spends on a start and on sending it to one listener; null but on Linux. */
export async function processorPerChange({ server, headers, firstId, amount }: Starting): Promise<number | null> {
	const listener = await listen(server, headers);
	const before = server.processorSeconds();
	for (let id = firstId; id < firstId + amount; id++) {
		const event = listener.next();
		await start(server, id, headers);
		await event;
	}
	const after = server.processorSeconds();
	listener.stop();
	return before === null || after === null ? null : ((after - before) * 1000) / amount;
}

async function start({ address }: Served, id: number, headers: Record<string, string>): Promise<number> {
	const began = performance.now();
	const response = await fetch(`${address}/api/activity/${id}/start`, { method: 'PUT', headers });
	if (!response.ok) throw new Error(`Start responded ${response.status}`);
	await response.arrayBuffer();
	return performance.now() - began;
}

/** An open event stream, uncompressed; `next` resolves with the next bytes on it. */
async function listen({ address }: Served, { authorization = '' }: Record<string, string>) {
	let received = () => {};
	const next = () =>
		new Promise<void>((done) => {
			received = done;
		});
	const first = next();
	const request = get(`${address}/api/live`, { headers: { authorization }, agent: false }, (response) => {
		response.on('data', () => received());
		response.on('error', () => {});
	});
	request.on('error', () => {});
	await first;
	return { next, stop: () => request.destroy() };
}
