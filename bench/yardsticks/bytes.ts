/** Yardstick: bare node:http answering the same bytes from memory, 304 likewise. Arguments: a JSON file of answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface KeptAnswer {
	readonly path: string;
	readonly etag: string;
	readonly encoding: string | null;
	/** Base64. */
	readonly body: string;
}

const kept = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as KeptAnswer[];
const answers = new Map(kept.map((answer) => [answer.path, { ...answer, bytes: Buffer.from(answer.body, 'base64') }]));

const server = createServer((request, response) => {
	const answer = answers.get(request.url ?? '');
	if (!answer) {
		response.writeHead(404).end();
		return;
	}
	response.setHeader('etag', answer.etag);
	if (request.headers['if-none-match'] === answer.etag) {
		response.writeHead(304).end();
		return;
	}
	response.setHeader('content-type', 'application/json; charset=utf-8');
	if (answer.encoding) response.setHeader('content-encoding', answer.encoding);
	response.setHeader('content-length', answer.bytes.length);
	response.end(answer.bytes);
});

server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
