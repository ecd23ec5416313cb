import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';

/** A message as the service has received it. */
interface Received {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Responds to a message, or never. */
export type Respond = (response: ServerResponse, request: Received) => void;

/** A push service on this machine, with a certificate of its own; `respond` decides what it says. */
export async function pushService(respond: Respond = (response) => response.writeHead(201).end()) {
	// Each under a name of its own: of two trusted ones with one name only the first is looked at.
	const { private: key, cert } = await generate([{ name: 'commonName', value: randomUUID() }], {
		extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
	});
	const received: Received[] = [];
	const state = { respond };
	const server = createServer({ key, cert }, async (request: IncomingMessage, response: ServerResponse) => {
		const message = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
		received.push(message);
		state.respond(response, message);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { origin: `https://127.0.0.1:${port}`, certificate: cert, received, state };
}

/** A browser's keys, and what it reads of a message. */
export function browserKeys() {
	const own = createECDH('prime256v1');
	own.generateKeys();
	const auth = randomBytes(16);
	return {
		keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
		read: ({ body }: Received): unknown =>
			JSON.parse(
				ece.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth.toString('base64url') }).toString(),
			),
	};
}

/** What the installation has signed (RFC 8292). Throws where another key has signed it than the one that it names. */
export function signedClaims({ headers }: Received, publicKey: string) {
	const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
	if (key !== publicKey) throw new Error(`signed with ${key}`);
	const point = Buffer.from(publicKey, 'base64url');
	const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
	const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
	const [head, claims = '', signature = ''] = token.split('.');
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	if (!isSigned) throw new Error('the signature is not that of the key');
	return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
