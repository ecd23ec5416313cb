import { connect, type Socket } from 'node:net';
import { quantile, wait, wallClock } from './live-clock.ts';
import type { Target } from './live-phases.ts';
import { Reads } from './live-reads.ts';
import { atMost, type Verdict } from './live-verdicts.ts';

const CROWD = 300;

/** Renamings of a stage; each is sent in some hundred kilobytes, uncompressed. */
const RENAMINGS = 30;

/** Seconds after which nobody of the hostile ones may still be there, and a little for the clock. */
const LIMIT = 30;
const GRACE = 2;

async function socketTo(address: string): Promise<Socket> {
	const { hostname, port } = new URL(address);
	const socket = connect({ host: hostname, port: Number(port) });
	socket.on('error', () => {});
	await new Promise<void>((done) => socket.once('connect', done));
	return socket;
}

/** Clients that ask for the stream and never read (RELIABILITY REL-53). */
export async function measureNonReaders({ server, admin, tokens }: Target): Promise<Verdict[]> {
	const sockets: Socket[] = [];
	for (let count = 0; count < CROWD; count++) {
		const socket = await socketTo(server.address);
		socket.pause();
		socket.write(
			`GET /api/live HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokens[count % tokens.length]}\r\n\r\n`,
		);
		sockets.push(socket);
	}
	const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
	const stages = (await (await fetch(`${server.address}/api/stages`, { headers })).json()) as { id: number }[];
	const before = server.residentMebibytes() ?? 0;
	let most = before;
	for (let count = 0; count < RENAMINGS; count++) {
		const body = JSON.stringify({ name: `Renamed ${count}` });
		await fetch(`${server.address}/api/stages/${stages[0]?.id}`, { method: 'PUT', headers, body });
		await wait(200);
		most = Math.max(most, server.residentMebibytes() ?? 0);
	}
	await wait((LIMIT + GRACE) * 1000);
	const remaining = await countAlive(sockets);
	const name = `REL-53: ${CROWD} clients that never read:`;
	return [
		atMost({ figure: `${name} memory growth at most`, value: most - before, limit: 50, unit: 'MiB', digits: 1 }),
		atMost({ figure: `${name} still connected after ${LIMIT} s`, value: remaining, limit: 0, unit: '' }),
	];
}

/** Milliseconds without a byte or an end, after which the sockets that are left count as connected. */
const SILENCE = 3000;

/** A socket that was dropped ends once what the system still holds for it is read. */
async function countAlive(sockets: readonly Socket[]): Promise<number> {
	const alive = new Set(sockets);
	let activeAt = wallClock();
	for (const socket of sockets) {
		socket.on('data', () => {
			activeAt = wallClock();
		});
		socket.once('close', () => {
			activeAt = wallClock();
			alive.delete(socket);
		});
		socket.resume();
	}
	while (alive.size > 0 && wallClock() - activeAt < SILENCE) await wait(50);
	for (const socket of sockets) socket.destroy();
	return alive.size;
}

/** Sockets that send a request so slowly that it never ends (RELIABILITY REL-61). */
export async function measureSlowSenders({ server, tokens }: Target): Promise<Verdict[]> {
	const began = wallClock();
	const closedAfter: number[] = [];
	const sockets: Socket[] = [];
	for (let count = 0; count < CROWD; count++) {
		const socket = await socketTo(server.address);
		// A socket that nobody reads does not notice its end.
		socket.once('close', () => closedAfter.push((wallClock() - began) / 1000)).resume();
		socket.write('GET /api/bands HTTP/1.1\r\nHost: localhost\r\n');
		sockets.push(socket);
	}
	const drip = setInterval(() => {
		for (const socket of sockets) if (socket.writable) socket.write('X-a: b\r\n');
	}, 2000);
	const reads = Reads.begin(server.address, tokens, 50);
	while (closedAfter.length < CROWD && wallClock() - began < (LIMIT + GRACE) * 1000) await wait(50);
	clearInterval(drip);
	const { times, faults } = await reads.end();
	for (const socket of sockets) socket.destroy();
	const name = `REL-61: ${CROWD} sockets that send a request forever:`;
	const last = closedAfter.length < CROWD ? Infinity : quantile(closedAfter, 1);
	return [
		atMost({ figure: `${name} the last is closed after`, value: last, limit: LIMIT, unit: 's', digits: 1 }),
		atMost({ figure: `${name} read p95 meanwhile`, value: quantile(times, 0.95), limit: 500, unit: 'ms' }),
		atMost({ figure: `${name} errors of reads`, value: faults, limit: 0, unit: '' }),
	];
}
