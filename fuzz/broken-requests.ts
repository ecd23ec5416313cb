import type { FuzzRequest } from './requests.ts';

const BODY = '{"name":"A"}';

/** Requests that are none: each is sent alone, for a server may close the connection over it. */
export function brokenRequests(token: string): FuzzRequest[] {
	const texts = [...brokenHeads(token), ...BROKEN_LINES];
	return texts.map((text) => ({ method: 'GET', isPlain: false, isAlone: true, bytes: Buffer.from(text, 'latin1') }));
}

function request(lines: readonly string[], body: string): string {
	return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Lengths, encodings and headers that contradict themselves or the standard. */
function brokenHeads(token: string): string[] {
	const head = (...lines: string[]) => [
		'POST /api/stages HTTP/1.1',
		'host: fuzz',
		`authorization: Bearer ${token}`,
		...lines,
	];
	const json = 'content-type: application/json';
	return [
		request(head(json, 'content-length: 12', 'content-length: 13'), BODY),
		request(head(json, 'content-length: 12', 'transfer-encoding: chunked'), `0\r\n\r\n${BODY}`),
		request(head(json, 'transfer-encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'),
		request(head(json, 'transfer-encoding: gzip, identity'), BODY),
		request(head(json, 'content-length: -1'), BODY),
		request(head(json, 'content-length: 99999999999999999999'), BODY),
		request(head(json, `content-length: ${2 * 1024 * 1024}`), 'x'.repeat(2 * 1024 * 1024)),
		request(head(json, 'content-length: 5'), BODY),
		request(head(json, 'content-length: 12', `x-long: ${'x'.repeat(100_000)}`), BODY),
		request(head(json, 'content-length: 12', ...Array.from({ length: 3000 }, (_, index) => `x-${index}: 1`)), BODY),
		request(head(json, 'content-length: 12', 'expect: miracles'), BODY),
		request(head('x-nul: a\0b'), ''),
		request(head('x-bare: a\rb'), ''),
		request(head('no colon here'), ''),
		request(head(' folded: header'), ''),
	];
}

/** Addresses, methods and versions that are none. */
const BROKEN_LINES = [
	request(['GET /api/bands HTTP/9.9', 'host: fuzz'], ''),
	request(['GET /api/bands HTTP/1.1'], ''),
	request(['GET /api/bands'], ''),
	request(['get /api/bands HTTP/1.1', 'host: fuzz'], ''),
	request(['HELLO /api/bands HTTP/1.1', 'host: fuzz'], ''),
	request(['GET http://evil.example/api/bands HTTP/1.1', 'host: fuzz'], ''),
	request(['GET //evil.example/api/bands HTTP/1.1', 'host: fuzz'], ''),
	request(['GET \\api\\bands HTTP/1.1', 'host: fuzz'], ''),
	request(['OPTIONS * HTTP/1.1', 'host: fuzz'], ''),
	request(['CONNECT evil.example:443 HTTP/1.1', 'host: fuzz'], ''),
	request([`GET /api/${'a'.repeat(60_000)} HTTP/1.1`, 'host: fuzz'], ''),
	request(['GET /api/../../etc/passwd HTTP/1.1', 'host: fuzz'], ''),
	request(['GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1', 'host: fuzz'], ''),
	request(['GET /%2e%2e/%2e%2e/package.json HTTP/1.1', 'host: fuzz'], ''),
	request(['PRI * HTTP/2.0', ''], 'SM\r\n\r\n'),
	'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
	'\0'.repeat(1000),
];
