import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What happens to the next piece of a conversation that holds a text. */
interface Fault {
	readonly text: string;
	/** Before the server has received it, or after it has responded. */
	readonly when: 'before' | 'after';
	readonly happened: () => void;
}

/** A network between the product and PostgreSQL that fails on demand. */
export interface FaultyNetwork {
	/** The URL of the same database, by way of this network. */
	readonly url: string;
	/** Cuts the next connection on which this is said; resolves when that has happened. */
	cut(when: Fault['when'], text: string): Promise<void>;
	/** From now on whatever is sent on the connections that are open is swallowed, while they stay open. */
	swallow(): void;
	/** From now on whatever PostgreSQL says that holds this text does not arrive. */
	mute(text: string): void;
	/** Whether connections can be made. */
	isOpen: boolean;
}

/** One connection through the network, and whether it still carries anything. */
interface Link {
	readonly client: Socket;
	readonly server: Socket;
	isDead: boolean;
}

export async function faultyNetworkTo(url: string): Promise<FaultyNetwork> {
	const target = new URL(url);
	const port = Number(target.port);
	const links = new Set<Link>();
	const faults: Fault[] = [];
	const muted: string[] = [];
	const listener = createServer((client) => {
		if (!network.isOpen) {
			client.destroy();
			return;
		}
		const link = { client, server: connect(port, target.hostname), isDead: false };
		links.add(link);
		carry(link, faults, muted);
		client.once('close', () => links.delete(link));
	});
	await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
	const address = listener.address();
	target.port = String(typeof address === 'object' && address ? address.port : 0);
	const network: FaultyNetwork = {
		url: target.href,
		isOpen: true,
		cut: (when, text) => new Promise((happened) => faults.push({ when, text, happened })),
		swallow: () => {
			for (const link of links) link.isDead = true;
		},
		mute: (text) => muted.push(text),
	};
	onTestFinished(() => {
		for (const { client } of links) client.destroy();
		listener.close();
	});
	return network;
}

function carry(link: Link, faults: Fault[], muted: readonly string[]): void {
	const { client, server } = link;
	const cut = () => {
		client.destroy();
		server.destroy();
	};
	let pending: Fault | undefined;
	client.on('data', (piece) => {
		if (link.isDead) return;
		const index = faults.findIndex(({ text }) => piece.includes(text));
		const [fault] = index === -1 ? [] : faults.splice(index, 1);
		if (fault?.when === 'before') {
			cut();
			fault.happened();
			return;
		}
		pending = fault;
		server.write(piece);
	});
	server.on('data', (piece) => {
		if (link.isDead || muted.some((text) => piece.includes(text))) return;
		if (!pending) {
			client.write(piece);
			return;
		}
		cut();
		pending.happened();
	});
	for (const socket of [client, server]) socket.on('error', cut).on('close', cut);
}
