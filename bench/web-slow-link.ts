import { connect, createServer, type Socket } from 'node:net';

/** A slow 4G connection as Lighthouse has it. */
const DOWN = 1_600_000;
const UP = 750_000;
const ROUND_TRIP = 150;

/** What goes over the link at a time, in bytes: connections take turns, packet by packet. */
const PACKET = 1_460;

/** A way to a server that is as slow as a phone's in a field. */
export interface SlowLink {
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Opens a slow way to the server at `address`: a proxy with one link that all connections share, service workers' and
 * live updates' too, which a browser's own throttling leaves out. Slow start and lost packets are not played.
 */
export async function openSlowLink(address: string): Promise<SlowLink> {
	const { hostname, port } = new URL(address);
	const down = new Link(DOWN);
	const up = new Link(UP);
	const sockets = new Set<Socket>();
	const server = createServer({ allowHalfOpen: true }, (client) => {
		const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
		// A connection takes a round trip to stand before it takes anything.
		carry({ from: client, to: upstream, link: up, openAt: performance.now() + ROUND_TRIP });
		carry({ from: upstream, to: client, link: down, openAt: 0 });
		for (const socket of [client, upstream]) {
			sockets.add(socket);
			socket.once('close', () => sockets.delete(socket));
		}
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const listening = server.address();
	if (listening === null || typeof listening === 'string') throw new Error('The slow link has no port');
	return {
		address: `http://127.0.0.1:${listening.port}`,
		close: () => {
			for (const socket of sockets) socket.destroy();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

interface Carried {
	readonly from: Socket;
	readonly to: Socket;
	readonly link: Link;
	/** When the first byte may go, by performance.now(). */
	readonly openAt: number;
}

function carry({ from, to, link, openAt }: Carried): void {
	const flow: Flow = { to, openAt, packets: [] };
	from.on('data', (bytes: Buffer) => {
		for (let at = 0; at < bytes.length; at += PACKET) flow.packets.push(bytes.subarray(at, at + PACKET));
		link.send(flow);
	});
	from.on('end', () => {
		flow.packets.push(null);
		link.send(flow);
	});
	from.on('error', () => to.destroy());
	from.on('close', () => from.readableEnded || to.destroy());
}

/** What one connection has to send; null ends it. */
interface Flow {
	readonly to: Socket;
	readonly openAt: number;
	readonly packets: (Buffer | null)[];
}

interface UnderWay {
	readonly to: Socket;
	readonly packet: Buffer | null;
	readonly arrivesAt: number;
}

/** One direction of the link. */
class Link {
	readonly #bitsPerSecond: number;
	readonly #waiting: Flow[] = [];
	readonly #underWay: UnderWay[] = [];
	#freeAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(bitsPerSecond: number) {
		this.#bitsPerSecond = bitsPerSecond;
	}

	send(flow: Flow): void {
		if (!this.#waiting.includes(flow)) this.#waiting.push(flow);
		this.#timer ??= setTimeout(() => this.#carryOn(), 0);
	}

	/** Sends everything whose turn has come by now, delivers what has arrived, then waits a millisecond. */
	#carryOn(): void {
		const now = performance.now();
		this.#freeAt = Math.max(this.#freeAt, now - 1);
		while (this.#freeAt <= now && this.#sendNext(now));
		while ((this.#underWay[0]?.arrivesAt ?? Number.POSITIVE_INFINITY) <= now) deliver(this.#underWay.shift());
		const isIdle = this.#waiting.length === 0 && this.#underWay.length === 0;
		this.#timer = isIdle ? undefined : setTimeout(() => this.#carryOn(), 1);
	}

	#sendNext(now: number): boolean {
		const at = this.#waiting.findIndex(({ openAt }) => openAt <= now);
		const [flow] = at === -1 ? [] : this.#waiting.splice(at, 1);
		const packet = flow?.packets.shift();
		if (!flow || packet === undefined) return false;
		this.#freeAt += ((packet?.length ?? 0) * 8_000) / this.#bitsPerSecond;
		this.#underWay.push({ to: flow.to, packet, arrivesAt: this.#freeAt + ROUND_TRIP / 2 });
		if (flow.packets.length > 0) this.#waiting.push(flow);
		return true;
	}
}

function deliver(arrived: UnderWay | undefined): void {
	if (!arrived || arrived.to.destroyed) return;
	if (arrived.packet === null) arrived.to.end();
	else arrived.to.write(arrived.packet);
}
