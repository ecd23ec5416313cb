import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a browser and a server that can be cut and restored, for engines that cannot be set offline. */
export interface NetworkLink {
	readonly url: string;
	cut(): void;
	restore(): void;
	close(): Promise<void>;
}

/** Forwards everything to the port, from a port of its own. */
export async function openLink(port: number): Promise<NetworkLink> {
	const sockets = new Set<Socket>();
	let isCut = false;
	const server = createServer((client) => {
		if (isCut) {
			client.destroy();
			return;
		}
		const target = connect(port, '127.0.0.1');
		for (const socket of [client, target]) {
			sockets.add(socket);
			socket.on('error', () => {});
			socket.on('close', () => {
				sockets.delete(socket);
				client.destroy();
				target.destroy();
			});
		}
		client.pipe(target);
		target.pipe(client);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const cut = () => {
		isCut = true;
		for (const socket of sockets) socket.destroy();
	};
	return {
		url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		cut,
		restore: () => {
			isCut = false;
		},
		close: async () => {
			cut();
			await new Promise((done) => server.close(done));
		},
	};
}
