import { ApiError, messageOf, Unreachable } from '../errors.ts';
import { currentSession } from '../session-store.ts';
import { connectionNow, onConnectionChange } from './connection.ts';
import { findEntry, outboxEntries, putEntry, removeEntry } from './outbox.ts';
import { kindOf, type OutboxEntry } from './outbox-kinds.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { untilListsHoldChange, untilListsShowChange } from './refresh-lists.ts';

/** Milliseconds between tries while something waits; it is also tried whenever the connection is back. */
const TRY_EVERY = 10_000;

/** Milliseconds before each further try after the server failed. */
const RETRY_DELAYS = [300, 600, 1_200];

/** Who has to sign in again, or asks too often, or meets a server that is not there just now. */
const UNREACHABLE: ReadonlySet<number> = new Set([401, 408, 425, 429, 502, 503, 504]);

/** A turn waits to begin: it sends whatever is there by then. */
let isQueued = false;
/** The turns of this tab, one after the other. */
let turns: Promise<unknown> = Promise.resolve();

/** Sends the outbox whenever the server can be reached (RELIABILITY REL-72). */
export function startSending(): void {
	onConnectionChange(() => {
		if (connectionNow() === 'live') void sendOutbox();
	});
	window.addEventListener('online', () => void sendOutbox());
	setInterval(() => void sendOutbox(), TRY_EVERY);
	void sendOutbox();
}

/** Sends the outbox in its order, one tab at a time; stops where the server cannot be reached. Never rejects. */
export async function sendOutbox(): Promise<void> {
	if (isQueued || !next()) return;
	isQueued = true;
	turns = turns
		.then(() => withOutboxLock(sendInTurn))
		.catch(() => {
			isQueued = false;
		});
	await turns;
}

/** Where another tab has stolen the lock, it ends with the present entry, and the other tab decides what becomes of that. */
async function sendInTurn(stolen: AbortSignal): Promise<void> {
	isQueued = false;
	const userId = currentSession()?.user.id;
	for (let entry = next(); entry; entry = next()) {
		if (userId === undefined || currentSession()?.user.id !== userId) return;
		const isReachable = navigator.onLine !== false && (await isSettled(entry, stolen));
		if (stolen.aborted) return;
		if (isReachable) continue;
		for (const { key } of outboxEntries()) {
			const each = findEntry(key);
			if (each?.state === 'new') putEntry({ ...each, state: 'waiting' });
		}
		return;
	}
}

function next(): OutboxEntry | undefined {
	return outboxEntries().find(({ state }) => state === 'new' || state === 'waiting');
}

/** Sends one entry, several times if the server fails; returns whether the server has accepted or refused it. */
async function isSettled(entry: OutboxEntry, stolen: AbortSignal): Promise<boolean> {
	for (let tries = 0; ; tries += 1) {
		try {
			await sendOnce(entry);
			return true;
		} catch (error) {
			const failure = failureOf(error);
			if (stolen.aborted || failure === 'unreachable') return false;
			const delay = RETRY_DELAYS[tries];
			if (failure === 'refused' || delay === undefined) {
				fail(entry, messageOf(error, ''), failure !== 'refused');
				return true;
			}
			await new Promise((resolve) => setTimeout(resolve, delay));
		}
	}
}

/**
 * What becomes of an entry that could not be sent (RELIABILITY REL-72): it waits for the server, is tried again a few
 * times because the server or this app failed at it, or is refused for good.
 */
function failureOf(error: unknown): 'unreachable' | 'temporary' | 'refused' {
	if (error instanceof Unreachable) return 'unreachable';
	if (!(error instanceof ApiError)) return 'temporary';
	if (UNREACHABLE.has(error.statusCode)) return 'unreachable';
	return error.statusCode >= 500 ? 'temporary' : 'refused';
}

/** The user may take the entry back at any moment, in any tab: if the server has it by then, it is undone there. */
async function sendOnce(entry: OutboxEntry): Promise<void> {
	const kind = kindOf(entry);
	const userId = currentSession()?.user.id;
	const before = findEntry(entry.key);
	if (!kind || !before) return removeEntry(entry);
	if (!before.isCancelled) {
		putEntry({ ...before, attempts: before.attempts + 1 });
		await kind.send(entry);
	}
	// The entry of a session that ended meanwhile waits for its user, and then gets the same response.
	if (currentSession()?.user.id !== userId) return;
	const after = findEntry(entry.key);
	// Another tab has settled it, while this one slept or where there are no Web Locks.
	if (!after) return removeEntry(entry);
	if (after.isCancelled) await kind.undo(entry);
	// It stays in the overlay until the lists hold it.
	const settled: OutboxEntry = { ...after, state: 'sent' };
	putEntry(settled);
	void untilListsHoldChange().then(() => {
		// Meanwhile its user may have taken it back: then it has a turn of its own.
		if (findEntry(settled.key)?.isCancelled === settled.isCancelled) removeEntry(settled);
	});
}

function fail({ key }: OutboxEntry, error: string, canRetry: boolean): void {
	const entry = findEntry(key);
	if (!entry) return;
	putEntry({ ...entry, state: 'failed', error, canRetry });
	void untilListsShowChange();
}
