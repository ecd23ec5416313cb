import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Random } from '../../apps/server/src/demo/random.ts';
import { atEnd } from './cleaning.ts';

/** How many requests in a hundred lose their response. */
const CUT = 0.3;

/** Milliseconds at most, from a request that went through to the cut that does not wait for its response. */
const SOON = 4;

/** A network that carries requests to the server and cuts some connections before their responses are through. */
export class CuttingProxy {
	readonly address: string;
	#cuts = 0;

	private constructor(port: number) {
		this.address = `http://127.0.0.1:${port}`;
	}

	/** Listens on a port of its own and passes everything on to the address. */
	static async open(target: string, random: Random): Promise<CuttingProxy> {
		const server = createServer();
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		atEnd(() => closed(server));
		const address = server.address();
		const proxy = new CuttingProxy(typeof address === 'object' && address ? address.port : 0);
		const port = Number(new URL(target).port);
		server.on('connection', (client) => proxy.#carry(client, connect(port, '127.0.0.1'), random));
		return proxy;
	}

	/** How many connections have been cut. */
	get cuts(): number {
		return this.#cuts;
	}

	#carry(client: Socket, server: Socket, random: Random): void {
		for (const socket of [client, server]) socket.on('error', () => {});
		client.on('data', (request) => {
			server.write(request);
			if (random.chance(CUT / 2)) setTimeout(() => this.#cut(client, server), random.between(0, SOON));
		});
		server.on('data', (response) => {
			if (random.chance(CUT / 2)) this.#cut(client, server);
			else client.write(response);
		});
		client.on('close', () => server.destroy());
		server.on('close', () => client.destroy());
	}

	#cut(client: Socket, server: Socket): void {
		if (client.destroyed) return;
		this.#cuts += 1;
		client.destroy();
		server.destroy();
	}
}

function closed(server: Server): Promise<void> {
	return new Promise((done) => {
		server.close(() => done());
		setTimeout(done, 1000).unref();
	});
}
