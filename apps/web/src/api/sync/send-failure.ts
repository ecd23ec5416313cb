import { ApiError, Unreachable } from '../errors.ts';

/** Who has to sign in again, or asks too often, or meets a server that is not there just now. */
const UNREACHABLE: ReadonlySet<number> = new Set([401, 408, 425, 429, 502, 503, 504]);

/**
 * What becomes of an entry that could not be sent (RELIABILITY REL-72): it waits for the server, is tried again a few
 * times because the server or this app failed at it, or is refused for good.
 */
export function failureOf(error: unknown): 'unreachable' | 'temporary' | 'refused' {
	if (error instanceof Unreachable) return 'unreachable';
	if (!(error instanceof ApiError)) return 'temporary';
	if (UNREACHABLE.has(error.statusCode)) return 'unreachable';
	return error.statusCode >= 500 ? 'temporary' : 'refused';
}
