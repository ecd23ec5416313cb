import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MINUTE } from '@crossload/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 1400;

/** Answers kept at most; details of single entities come and go. */
const MOST_ANSWERS = 2000;

/** One answer as ready bytes, compressed when first asked for. */
interface ReadyAnswer {
	readonly etag: string;
	readonly bytes: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** What an answer is kept under: the same for all to whom the same bytes go. */
export interface AnswerKey {
	readonly url: string;
	/** What the reader may see. */
	readonly level: string;
	/** The running minute for answers that depend on the clock. */
	readonly minute: number | null;
}

/**
 * Reading calls answered from ready bytes. All that is kept belongs to one revision; the first request after a change
 * throws it away and builds anew, and whoever asks meanwhile waits for that same build.
 */
export class CachedAnswers {
	#revision = -1;
	#answers = new Map<string, Promise<ReadyAnswer>>();

	/** The answer for the key at this revision, built from `build`'s JSON text if need be. Failures are not kept. */
	async get(revision: number, { url, level, minute }: AnswerKey, build: () => Promise<string>): Promise<ReadyAnswer> {
		if (revision !== this.#revision || this.#answers.size > MOST_ANSWERS) {
			this.#revision = revision;
			this.#answers = new Map();
		}
		const key = minute === null ? `${level} ${url}` : `${level} ${url} ${minute}`;
		const known = this.#answers.get(key);
		if (known) return await known;
		const answers = this.#answers;
		const built = build().then((json) => readyAnswer(json, level));
		answers.set(key, built);
		built.catch(() => answers.delete(key));
		return await built;
	}
}

/** The minute that an instant lies in. */
export function minuteOf(now: number): number {
	return Math.floor(now / MINUTE);
}

function readyAnswer(json: string, level: string): ReadyAnswer {
	const identity = Buffer.from(json);
	const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
	return { etag: `"${digest}-${level}"`, bytes: { identity: Promise.resolve(identity) } };
}

/** Sends the answer, or 304 when the reader has it already. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
	reply.header('etag', answer.etag);
	reply.header('cache-control', 'private, no-cache');
	reply.header('vary', 'authorization, accept-encoding');
	if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
	const identity = await answer.bytes.identity;
	const encoding = identity && identity.length < WORTH_COMPRESSING ? 'identity' : encodingFor(request);
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	reply.header('content-type', 'application/json; charset=utf-8');
	return reply.send(await bytesIn(encoding, answer));
}

function bytesIn(encoding: Encoding, answer: ReadyAnswer): Promise<Buffer> {
	answer.bytes[encoding] ??= compress(encoding, answer);
	return answer.bytes[encoding];
}

async function compress(encoding: Encoding, { bytes }: ReadyAnswer): Promise<Buffer> {
	const identity = (await bytes.identity) ?? Buffer.alloc(0);
	if (encoding === 'gzip') return await compressGzip(identity, { level: 4 });
	return await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function matches(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	return header.split(',').some((part) => {
		const sent = part.trim();
		return sent === '*' || sent === etag || sent === `W/${etag}`;
	});
}
