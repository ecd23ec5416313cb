import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { REVISION_HEADER } from '@crossload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this many bytes compressing costs more than it saves. */
export const WORTH_COMPRESSING = 1400;

/** A response as bytes that go to everyone who may see the same. */
export interface ReadyResponse {
	readonly etag: string;
	/** Encodings in which it is available besides the plain one, the best first. */
	readonly encodings: readonly Encoding[];
	bytesIn(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** A response, and the revision that it is known to show. */
export interface ResponseAt<R extends ReadyResponse = ReadyResponse> {
	readonly response: R;
	readonly revision: number;
}

/** Bytes in each encoding, made at the first request and kept. */
export function keptBytes(make: (encoding: Encoding) => Buffer | Promise<Buffer>): ReadyResponse['bytesIn'] {
	const kept = new Map<Encoding, Buffer | Promise<Buffer>>();
	return (encoding) => {
		const known = kept.get(encoding);
		if (known) return known;
		const made = make(encoding);
		kept.set(encoding, made);
		if (made instanceof Promise) {
			made.then(
				(bytes) => kept.set(encoding, bytes),
				() => kept.delete(encoding),
			);
		}
		return made;
	};
}

/** Compresses a whole response on the thread pool. */
export async function compress(encoding: Encoding, identity: Buffer): Promise<Buffer> {
	if (encoding === 'identity') return identity;
	if (encoding === 'gzip') return await gzipAsync(identity, { level: 4 });
	return await brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Sends the response, or 304 when the reader has it already. */
export function sendReady(
	request: FastifyRequest,
	reply: FastifyReply,
	{ response, revision }: ResponseAt,
): FastifyReply | Promise<FastifyReply> {
	reply.headers({
		etag: response.etag,
		[REVISION_HEADER]: revision,
		'cache-control': 'private, no-cache',
		vary: 'authorization, accept-encoding',
	});
	if (hasSeen(request.headers['if-none-match'], response)) return reply.code(304).send();
	const encoding = encodingFor(request, response.encodings);
	reply.header('content-type', 'application/json; charset=utf-8');
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	const bytes = response.bytesIn(encoding);
	return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}

/** Whether the reader has this response already, by the If-None-Match header. */
function hasSeen(ifNoneMatch: string | undefined, { etag }: ReadyResponse): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch === etag) return true;
	return ifNoneMatch.split(',').some((part) => {
		const sent = part.trim();
		return sent === '*' || sent === etag || sent === `W/${etag}`;
	});
}
