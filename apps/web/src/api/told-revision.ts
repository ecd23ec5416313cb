import { REVISION_HEADER } from '@crossload/contract';
import { knownRevision, noteShown } from './live/revision.ts';
import { currentSession, onSessionChange } from './session-store.ts';

let answered = 0;

/**
 * The highest revision that this session was told, by an answer or by an event, to be sent with the next request: the
 * server that it comes to, whichever it is, then shows no less. 0 when nothing was told yet.
 */
export function toldRevision(): number {
	return Math.max(answered, knownRevision() ?? 0);
}

/** Says in a request's headers what was told. */
export function sayTold(headers: Headers): void {
	const told = toldRevision();
	if (told > 0) headers.set(REVISION_HEADER, String(told));
}

/** Takes note of what an answer tells. Less than was said in its request comes of another database: a restored backup. */
export function noteTold(answer: Headers, request: Headers): void {
	const shown = revisionIn(answer);
	if (shown === null) return;
	noteShown(shown);
	const said = revisionIn(request) ?? 0;
	answered = shown < said ? shown : Math.max(answered, shown);
}

function revisionIn(headers: Headers): number | null {
	const text = headers.get(REVISION_HEADER) ?? '';
	return /^\d+$/.test(text) ? Number(text) : null;
}

onSessionChange(() => {
	if (currentSession() === null) answered = 0;
});
