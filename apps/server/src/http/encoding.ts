import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from 'negotiator';
import { NotAcceptable } from '../errors/domain-errors.ts';

/** In the order of preference where the client has none. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Headers whose meaning is remembered at most: browsers send a handful of different ones, anyone may send any. */
const MAX_HEADERS = 100;

interface Reader {
	readonly headers: IncomingHttpHeaders;
}

const known = new Map<string, readonly Encoding[]>();

/**
 * The encoding that the reader likes best of those that are worth it and of none at all; where none of these is accepted
 * any other (RFC 9110, 12.5.3). Throws NotAcceptable when that is not accepted either.
 */
export function encodingFor({ headers }: Reader, worthIt: readonly Encoding[]): Encoding {
	const accepted = acceptedEncodings(headers['accept-encoding']);
	const [best] = accepted.filter((encoding) => encoding === 'identity' || worthIt.includes(encoding));
	const chosen = best ?? accepted[0];
	if (chosen === undefined) throw new NotAcceptable('None of the encodings br, gzip and identity is accepted.');
	return chosen;
}

/** Whether the reader prefers gzip to plain text, for streams that are compressed piece by piece. */
export function acceptsGzip({ headers }: Reader): boolean {
	return acceptedEncodings(headers['accept-encoding']).find((encoding) => encoding !== 'br') === 'gzip';
}

/** Best first. A reader that says nothing gets what every one can read. */
function acceptedEncodings(header: IncomingHttpHeaders[string]): readonly Encoding[] {
	if (typeof header !== 'string' || header.trim() === '') return ['identity'];
	const before = known.get(header);
	if (before) return before;
	const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
	const accepted = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
	if (known.size >= MAX_HEADERS) known.clear();
	known.set(header, accepted);
	return accepted;
}
