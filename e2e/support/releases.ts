import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that can be made to serve the next release of the web app while it runs. */
export interface Releases {
	readonly url: string;
	/** From now on the app's files are those of the next release: a page that says so, and a worker that differs. */
	release(name: string): void;
	stop(): Promise<void>;
}

/** A proxy of the server on `port` that alters only the page and the service worker. */
export async function startReleases(port: number): Promise<Releases> {
	let released = '';
	const server = createServer((incoming, outgoing) => {
		const path = incoming.url ?? '/';
		const isPage = incoming.headers['sec-fetch-mode'] === 'navigate' || path === '/index.html';
		const isAltered = released !== '' && (isPage || path === '/service-worker.js');
		forward({ port, incoming, outgoing, alter: isAltered ? (text) => altered(text, released) : null });
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port: own } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${own}`,
		release: (name) => {
			released = name;
		},
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

interface Forwarded {
	readonly port: number;
	readonly incoming: IncomingMessage;
	readonly outgoing: ServerResponse;
	readonly alter: ((text: string) => string) | null;
}

function forward({ port, incoming, outgoing, alter }: Forwarded): void {
	const { method, url: path, headers: asked } = incoming;
	// What is altered is requested uncompressed, and unconditionally.
	const { 'accept-encoding': _encodings, 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = asked;
	const headers = alter ? plain : asked;
	const upstream = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
		if (!alter) {
			outgoing.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(outgoing);
			return;
		}
		const chunks: Buffer[] = [];
		response.on('data', (chunk) => chunks.push(chunk));
		response.on('end', () => {
			const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...rest } = response.headers;
			outgoing.writeHead(response.statusCode ?? 502, rest);
			outgoing.end(alter(Buffer.concat(chunks).toString()));
		});
	});
	upstream.on('error', () => outgoing.destroy());
	outgoing.on('close', () => upstream.destroy());
	incoming.pipe(upstream);
}

/** The page names its release; the worker keeps its files under a version of its own. */
function altered(text: string, name: string): string {
	if (text.includes('</head>')) return text.replace('</head>', `<meta name="release" content="${name}"></head>`);
	return text.replace(/(version"?:\s*["'`])/, `$1${name}-`);
}
