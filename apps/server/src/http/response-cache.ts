import { hash } from 'node:crypto';
import { type Instant, MINUTE } from '@crossload/domain';
import { compress, keptBytes, type ReadyResponse, type ResponseAt, WORTH_COMPRESSING } from './ready-response.ts';

/** Responses about single entities that are kept at most; the oldest goes first. */
const MAX_SINGLES = 1000;

/** A response as it is read, before it is made ready. */
interface BuiltResponse {
	readonly json: string;
	readonly level: string;
	readonly revision: number;
}

/** What a response is kept under: the same for all to whom the same bytes go. */
interface CacheKey {
	readonly path: string;
	readonly id: number;
	/** What the reader may see. */
	readonly level: string;
	/** The running minute for responses that depend on the clock. */
	readonly minute: number | null;
}

/** The key as text, and whether the response is about a single entity. */
interface KeptAs {
	readonly key: string;
	readonly isSingle: boolean;
}

/** The key as text. It ignores the rest of the URL, so that nobody can fill the memory with variations of it. */
export function keyOf({ path, id, level, minute }: CacheKey): string {
	return minute === null ? `${path} ${id} ${level}` : `${path} ${id} ${level} ${minute}`;
}

/**
 * Responses to reading calls that are built as a whole. All that is kept belongs to one revision; the first request after
 * a change throws it away and builds again, and requests that come meanwhile wait for that same build.
 */
export class ResponseCache {
	#revision = -1;
	#responses = new Map<string, ResponseAt | Promise<ResponseAt>>();
	/** Keys of those about single entities: reading all of them does not push out the others. */
	#singles = new Set<string>();

	/** The response for the key, if it is ready at this revision. */
	ready(revision: number, key: string): ResponseAt | undefined {
		const known = revision === this.#revision ? this.#responses.get(key) : undefined;
		return known instanceof Promise ? undefined : known;
	}

	/** The response for the key at this revision, built if need be. Failures are not kept. */
	async get(revision: number, { key, isSingle }: KeptAs, build: () => Promise<BuiltResponse>): Promise<ResponseAt> {
		if (revision !== this.#revision) {
			this.#revision = revision;
			this.#responses = new Map();
			this.#singles = new Set();
		}
		const known = this.#responses.get(key);
		if (known) return await known;
		const responses = this.#responses;
		const built = build().then((response) => ({ response: wholeResponse(response), revision: response.revision }));
		responses.set(key, built);
		if (isSingle) this.#keepSingle(key);
		try {
			const response = await built;
			responses.set(key, response);
			return response;
		} catch (error) {
			responses.delete(key);
			throw error;
		}
	}

	#keepSingle(key: string): void {
		this.#singles.add(key);
		if (this.#singles.size <= MAX_SINGLES) return;
		const [oldest = key] = this.#singles;
		this.#singles.delete(oldest);
		this.#responses.delete(oldest);
	}
}

/** The minute that an instant lies in. */
export function minuteOf(now: Instant): number {
	return Math.floor(now / MINUTE);
}

/** A response as bytes. */
export function wholeResponse({ json, level }: Omit<BuiltResponse, 'revision'>): ReadyResponse {
	const identity = Buffer.from(json);
	return {
		etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}-${level}"`,
		encodings: identity.length < WORTH_COMPRESSING ? [] : ['br', 'gzip'],
		bytesIn: keptBytes((encoding) => (encoding === 'identity' ? identity : compress(encoding, identity))),
	};
}
