import { connect } from 'node:net';
import { type Random, randomOf } from '../apps/server/src/demo/random.ts';
import { TIMEOUT_MS } from './connection.ts';
import type { Client } from './requests.ts';
import type { Fault, FuzzContext, RouteResult } from './run-route.ts';
import { CANARY } from './sentinels.ts';

/** Every stream takes a connection of its own, so there are fewer. */
const SHARE = 0.1;
const AT_ONCE = 20;

const EVENT_IDS = ['', '0', '1', '-1', '5', '1e3', '99999999999', 'NaN', '__proto__', 'x'.repeat(3000), '1, 2', '\xff'];

/** Opens event streams with hostile headers, reads what comes first, and leaves. */
export async function runStream(name: string, context: FuzzContext): Promise<RouteResult> {
	const statuses = new Map<number, number>();
	const faults: Fault[] = [];
	let slowest = 0;
	const share = Math.ceil((context.requests * SHARE) / context.clients.length);
	for (const client of context.clients) {
		const random = randomOf(context.seed);
		for (let done = 0; done < share; done += AT_ONCE) {
			const requests = Array.from({ length: Math.min(AT_ONCE, share - done) }, () => requestOf(client, random));
			for (const seen of await Promise.all(requests.map((request) => firstOf(context.port, request)))) {
				statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
				slowest = Math.max(slowest, seen.took);
				const what = faultIn(seen, client);
				if (what) faults.push({ route: name, role: client.role, what, request: seen.request, response: seen.text });
			}
		}
	}
	return { route: name, requests: share * context.clients.length, statuses, slowest, faults };
}

function requestOf({ token }: Client, random: Random): Buffer {
	const lines = [
		`${random.chance(0.9) ? 'GET' : 'HEAD'} /api/live${random.chance(0.2) ? '?token=x&last-event-id=1' : ''} HTTP/1.1`,
		'host: fuzz',
		...(token === null ? [] : [`authorization: Bearer ${token}`]),
		...(random.chance(0.7) ? [`last-event-id: ${random.pick(EVENT_IDS)}`] : []),
		...(random.chance(0.2) ? ['accept-encoding: gzip;q=0, br'] : []),
	];
	return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

interface Seen {
	readonly request: Buffer;
	readonly status: number;
	readonly text: string;
	readonly took: number;
}

/** What comes first: an error, or the head of the stream with its first event. */
function firstOf(port: number, request: Buffer): Promise<Seen> {
	return new Promise((done) => {
		const socket = connect(port, '127.0.0.1');
		const began = performance.now();
		const isHead = String(request).startsWith('HEAD');
		let text = '';
		const finish = () => {
			clearTimeout(silence);
			socket.destroy();
			const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
			done({ request, status, text, took: performance.now() - began });
		};
		const silence = setTimeout(finish, TIMEOUT_MS);
		socket.on('data', (piece) => {
			text += String(piece);
			// What follows the head of an error or an event stream is there with it, or soon after; of a HEAD nothing is.
			if (/\r\n\r\n./.test(text) || (isHead && text.includes('\r\n\r\n'))) finish();
		});
		socket.once('close', finish);
		socket.on('error', finish);
		socket.write(request);
	});
}

function faultIn({ status, text, took }: Seen, { token, role }: Client): string | null {
	if (took >= TIMEOUT_MS) return `longer than ${TIMEOUT_MS} ms`;
	if (status === 0) return 'no response';
	if (status >= 500) return "the server's fault";
	// Of shares a display alone has a stream (ON-SITE.md, WALL-02).
	const mayFollow = token !== null && role !== 'calendar';
	if ((status === 200) !== mayFollow) return `responded ${status}`;
	return !['lead', 'admin'].includes(role) && CANARY.test(text)
		? 'a telephone number for a role without the right'
		: null;
}
