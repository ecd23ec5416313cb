import { API_PREFIX, type Call, filledPath } from '@crossload/contract';
import type { FastifyInstance } from 'fastify';
import { type Login, type TestApp, testApp } from '../../testing/test-app.ts';
import { LiveClient } from './live-client.ts';
import type { Send } from './random-writes.ts';

/** The whole server on a port of its own, as streams need it. */
export interface LiveServer extends TestApp {
	readonly address: string;
	/** A client of someone, connected. */
	connected(as?: Login, headers?: Record<string, string>): Promise<LiveClient>;
	/** A client with any token, connected. */
	connectedWith(token: string): Promise<LiveClient>;
	/** A client of someone who knew everything up to a revision, connected again. */
	resumed(as: Login, revision: number): Promise<LiveClient>;
}

export async function liveServer(overrides: Parameters<typeof testApp>[0] = {}): Promise<LiveServer> {
	const app = await testApp(overrides);
	const address = await listening(app.app);
	const clientOf = (as: Login) => new LiveClient({ address, token: app.tokens[as] });
	return {
		...app,
		address,
		connected: (as = 'admin', headers = {}) => clientOf(as).connect(headers),
		connectedWith: (token) => new LiveClient({ address, token }).connect(),
		resumed: async (as, revision) => {
			const client = clientOf(as);
			client.lists = await client.fetchLists();
			client.revision = revision;
			return await client.connect();
		},
	};
}

/** Has a server listen; returns its address. */
export async function listening(app: FastifyInstance): Promise<string> {
	return await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Makes calls over the network, to wherever the server is at that moment. */
export function senderTo(address: () => string, token: string): Send {
	return async (call: Call, { id, body, query }) => {
		const url = new URL(API_PREFIX + filledPath(call.path, id ?? ''), address());
		for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
		const response = await fetch(url, {
			method: call.method,
			headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
	};
}
