/** Yardstick: bare node:http that sends the same bytes from memory, 304 likewise. Arguments: a JSON file of responses. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface StoredResponse {
	readonly path: string;
	readonly etag: string;
	readonly encoding: string | null;
	/** Base64. */
	readonly body: string;
}

const kept = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as StoredResponse[];
const responses = new Map(kept.map((each) => [each.path, { ...each, bytes: Buffer.from(each.body, 'base64') }]));

const server = createServer((request, response) => {
	const stored = responses.get(request.url ?? '');
	if (!stored) {
		response.writeHead(404).end();
		return;
	}
	response.setHeader('etag', stored.etag);
	if (request.headers['if-none-match'] === stored.etag) {
		response.writeHead(304).end();
		return;
	}
	response.setHeader('content-type', 'application/json; charset=utf-8');
	if (stored.encoding) response.setHeader('content-encoding', stored.encoding);
	response.setHeader('content-length', stored.bytes.length);
	response.end(stored.bytes);
});

server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
