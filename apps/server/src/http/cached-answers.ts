import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { REVISION_HEADER } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Answers kept at most; details of single entities come and go. */
const MOST_ANSWERS = 2000;

/** One answer as ready bytes, compressed when first asked for. */
export interface ReadyAnswer {
	readonly etag: string;
	/** What it shows is of this revision. */
	readonly revision: number;
	readonly identity: Buffer;
	readonly compressed: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** An answer as it is read, before it is made ready. */
interface BuiltAnswer {
	readonly json: string;
	readonly level: string;
	readonly revision: number;
}

/** What an answer is kept under: the same for all to whom the same bytes go. */
export interface AnswerKey {
	readonly path: string;
	readonly id: number;
	/** What the reader may see. */
	readonly level: string;
	/** The running minute for answers that depend on the clock. */
	readonly minute: number | null;
}

/** The key as text. What else stands in a URL does not matter, so nobody can fill the memory with variations of it. */
export function keyOf({ path, id, level, minute }: AnswerKey): string {
	return minute === null ? `${path} ${id} ${level}` : `${path} ${id} ${level} ${minute}`;
}

/**
 * Reading calls answered from ready bytes. All that is kept belongs to one revision; the first request after a change
 * throws it away and builds anew, and whoever asks meanwhile waits for that same build.
 */
export class CachedAnswers {
	#revision = -1;
	#answers = new Map<string, ReadyAnswer | Promise<ReadyAnswer>>();

	/** The answer for the key, if it is ready at this revision. */
	ready(revision: number, key: string): ReadyAnswer | undefined {
		const known = revision === this.#revision ? this.#answers.get(key) : undefined;
		return known instanceof Promise ? undefined : known;
	}

	/** The answer for the key at this revision, built if need be. Failures are not kept. */
	async get(revision: number, key: string, build: () => Promise<BuiltAnswer>): Promise<ReadyAnswer> {
		if (revision !== this.#revision || this.#answers.size > MOST_ANSWERS) {
			this.#revision = revision;
			this.#answers = new Map();
		}
		const known = this.#answers.get(key);
		if (known) return await known;
		const answers = this.#answers;
		const built = build().then(readyAnswer);
		answers.set(key, built);
		try {
			const answer = await built;
			answers.set(key, answer);
			return answer;
		} catch (error) {
			answers.delete(key);
			throw error;
		}
	}
}

/** The minute that an instant lies in. */
export function minuteOf(now: number): number {
	return Math.floor(now / MINUTE);
}

function readyAnswer({ json, level, revision }: BuiltAnswer): ReadyAnswer {
	const identity = Buffer.from(json);
	const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
	return { etag: `"${digest}-${level}"`, revision, identity, compressed: new Map() };
}

/** The headers that belong to an answer: all of them with its bytes, without an encoding those of a 304. */
export function readyHeaders({ etag, revision }: ReadyAnswer, encoding?: Encoding): Record<string, string | number> {
	const headers = {
		etag,
		[REVISION_HEADER]: revision,
		'cache-control': 'private, no-cache',
		vary: 'authorization, accept-encoding',
	};
	if (encoding === undefined) return headers;
	const content = { ...headers, 'content-type': 'application/json; charset=utf-8' };
	return encoding === 'identity' ? content : { ...content, 'content-encoding': encoding };
}

/** Whether the reader has this answer already, by the If-None-Match header. */
export function hasSeen(ifNoneMatch: string | undefined, { etag }: ReadyAnswer): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch === etag) return true;
	return ifNoneMatch.split(',').some((part) => {
		const sent = part.trim();
		return sent === '*' || sent === etag || sent === `W/${etag}`;
	});
}

/** Sends the answer, or 304 when the reader has it already. */
export function sendReady(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: ReadyAnswer,
): FastifyReply | Promise<FastifyReply> {
	if (hasSeen(request.headers['if-none-match'], answer)) return reply.code(304).headers(readyHeaders(answer)).send();
	const encoding = encodingFor(request, answer.identity.length);
	reply.headers(readyHeaders(answer, encoding));
	const bytes = encoding === 'identity' ? answer.identity : bytesIn(encoding, answer);
	return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}

function bytesIn(encoding: Encoding, { identity, compressed }: ReadyAnswer): Buffer | Promise<Buffer> {
	const known = compressed.get(encoding);
	if (known) return known;
	const underWay = compress(encoding, identity).then((bytes) => {
		compressed.set(encoding, bytes);
		return bytes;
	});
	compressed.set(encoding, underWay);
	return underWay;
}

async function compress(encoding: Encoding, identity: Buffer): Promise<Buffer> {
	if (encoding === 'gzip') return await compressGzip(identity, { level: 4 });
	return await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
