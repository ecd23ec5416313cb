import { festivalTimeOf } from '@crossload/domain';
import { now } from '../../lib/now.ts';
import { newKey } from '../idempotency.ts';
import { currentSession } from '../session-store.ts';
import { findEntry, isStored, onOutboxChange, outboxEntries, putEntry, removeEntry } from './outbox.ts';
import type { NewEntry, OutboxEntry } from './outbox-kinds.ts';
import { sendOutbox } from './send-outbox.ts';

/** The server has it; or the device has stored it until it can be sent; or only this page has it, until it is closed. */
export type Outcome = 'sent' | 'stored' | 'unstored';

/** Milliseconds that a tap waits for the server at most; then it goes on by itself. */
const TIMEOUT = 3_000;

/**
 * Puts something into the outbox, which shows it at once, and sends it. Throws an Error with the server's message when it is
 * refused at once.
 */
export async function enqueue(wanted: NewEntry): Promise<Outcome> {
	const order = Math.max(Date.now(), (outboxEntries().at(-1)?.order ?? 0) + 1);
	const fresh = { order, state: 'new', attempts: 0, isCancelled: false, error: null, canRetry: false };
	const entry = { at: festivalTimeOf(now()), key: newKey(), ...wanted, ...fresh } as OutboxEntry;
	putEntry(entry);
	const outcome = outcomeOf(entry);
	void sendOutbox();
	if ((await outcome) === 'stored') askForLastingStorage();
	return await outcome;
}

/** Takes an entry back: it goes, or once the server may have it, it is taken back there. */
export function cancel(entry: OutboxEntry): void {
	// Another tab may have begun to send it.
	const found = findEntry(entry.key);
	if (found?.attempts === 0) {
		removeEntry(entry);
		return;
	}
	// What the server has, and the lists do not hold yet, has its turn once more, to be taken back.
	const isSent = found?.state === 'sent';
	putEntry({ ...entry, state: isSent ? 'waiting' : entry.state, isCancelled: true });
	void sendOutbox();
}

/** Takes back what was entered under a key: its entry, or by `undo` what the server has confirmed and the lists hold. */
export async function takeBack(key: string, undo: () => Promise<unknown>): Promise<void> {
	const entry = findEntry(key);
	if (entry) cancel(entry);
	else await undo();
}

/** Sends an entry again that the server did not take. */
export function tryAgain(entry: OutboxEntry): void {
	putEntry({ ...entry, state: 'waiting', error: null });
	void sendOutbox();
}

/** Browsers clear the storage of sites that are seldom used, unless they grant this. */
function askForLastingStorage(): void {
	void navigator.storage?.persist?.().catch(() => false);
}

function outcomeOf({ key }: OutboxEntry): Promise<Outcome> {
	const userId = currentSession()?.user.id;
	return new Promise((resolve, reject) => {
		const check = () => {
			const entry = findEntry(key);
			if (entry?.state === 'new') return;
			clearTimeout(timer);
			stop();
			// It stays stored until the user has signed in again.
			if (!entry) resolve(currentSession()?.user.id === userId ? 'sent' : 'stored');
			else if (entry.state === 'sent') resolve('sent');
			else if (entry.state === 'waiting') resolve(isStored(entry) ? 'stored' : 'unstored');
			else {
				reject(new Error(entry.error ?? ''));
				// An error that is shown at once needs no reminder, unless it can be tried again.
				if (!entry.canRetry) removeEntry(entry);
			}
		};
		const stop = onOutboxChange(check);
		const timer = setTimeout(() => {
			const entry = findEntry(key);
			if (entry) putEntry({ ...entry, state: 'waiting' });
		}, TIMEOUT);
		check();
	});
}
