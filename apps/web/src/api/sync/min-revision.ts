import { REVISION_HEADER } from '@crossload/contract';
import { currentSession, onSessionChange } from '../session-store.ts';
import { knownRevision } from './known-revision.ts';

let seen = 0;

/**
 * The highest revision that a response or an event of this session has shown, to be sent with the next request: whichever
 * server handles it then shows no less. 0 when there was none yet.
 */
export function minRevision(): number {
	return Math.max(seen, knownRevision() ?? 0);
}

/** Sets {@link minRevision} in a request's headers. */
export function setRevisionHeader(headers: Headers): void {
	const revision = minRevision();
	if (revision > 0) headers.set(REVISION_HEADER, String(revision));
}

/**
 * The revision that a response shows; null when it has none. A lower one than its request asked for comes from another
 * database: a restored backup.
 */
export function readRevision(response: Headers, request: Headers): number | null {
	const shown = revisionIn(response);
	if (shown === null) return null;
	const asked = revisionIn(request) ?? 0;
	seen = shown < asked ? shown : Math.max(seen, shown);
	return shown;
}

function revisionIn(headers: Headers): number | null {
	const text = headers.get(REVISION_HEADER) ?? '';
	return /^\d+$/.test(text) ? Number(text) : null;
}

onSessionChange(() => {
	if (currentSession() === null) seen = 0;
});
