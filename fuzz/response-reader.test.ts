import { expect, test } from 'vitest';
import { ResponseReader } from './response-reader.ts';

const TWO =
	'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nbody' +
	'HTTP/1.1 204 No Content\r\n\r\n' +
	'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n' +
	'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 400 Bad Request\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nbad\r\n4\r\nness\r\n0\r\n\r\n';
const METHODS = ['GET', 'DELETE', 'HEAD', 'POST'];

test.each([1, 2, 7, 1000])('REL-20 responses that come in pieces of %i bytes are separated', (size) => {
	const reader = new ResponseReader(METHODS);
	const bytes = Buffer.from(TWO);
	const read = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
		reader.take(bytes.subarray(index * size, (index + 1) * size)),
	).flat();
	expect(read.map(({ status, body }) => [status, body])).toEqual([
		[200, 'body'],
		[204, ''],
		[200, ''],
		[400, 'badness'],
	]);
});
