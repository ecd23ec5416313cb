import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	await new Promise((done) => server.close(done));
	if (typeof address !== 'object' || address === null) throw new Error('The system gave no port');
	return address.port;
}
