import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

/** The error for a request that the parser gave up, by the parser's code. */
const ERRORS: Readonly<Record<string, { statusCode: number; message: string }>> = {
	ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: 'The request did not come in time.' },
	HPE_HEADER_OVERFLOW: { statusCode: 431, message: 'The headers are larger than 16 KiB.' },
};
const UNREADABLE = { statusCode: 400, message: 'The request cannot be read: it is not valid HTTP.' };

/** Responds to what never becomes a request in the form and with the headers of every error (RELIABILITY REL-21, REL-70). */
export function rejectUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
	if (socket.writable && error.code !== 'ECONNRESET') {
		const { statusCode, message } = ERRORS[error.code ?? ''] ?? UNREADABLE;
		const body = JSON.stringify({ statusCode, error: STATUS_CODES[statusCode], message });
		const headers = {
			...SECURITY_HEADERS,
			'cache-control': 'no-store',
			'content-type': 'application/json; charset=utf-8',
			'content-length': String(Buffer.byteLength(body)),
			connection: 'close',
		};
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
		socket.write([`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n'));
	}
	socket.destroy(error);
}
