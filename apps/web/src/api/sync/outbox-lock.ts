import { REQUEST_TIMEOUT } from '../client.ts';
import { OUTBOX_PREFIX } from './outbox.ts';

const LOCK = 'crossload/outbox';

/**
 * Milliseconds without a sign of the tab that sends, after which it is taken to be asleep. One that is awake writes to the
 * outbox before and after each request; between two signs lie one request and a short delay.
 */
const SENDER_TIMEOUT = REQUEST_TIMEOUT + 5_000;

/**
 * Sends when no other tab of this browser does; without Web Locks (plain http) at once. Browsers put hidden tabs to sleep,
 * so a visible tab takes the place of one that gives no sign; `stolen` is aborted in that one when it wakes up. Sending twice
 * does nothing twice, because entries carry their Idempotency-Key (RELIABILITY REL-72).
 */
export async function withOutboxLock(send: (stolen: AbortSignal) => Promise<void>): Promise<void> {
	const stolen = new AbortController();
	if (!navigator.locks) return await send(stolen.signal);
	const waiting = new AbortController();
	const stopWatching = watchSender(() => waiting.abort());
	let sending: Promise<void> | undefined;
	const hold = () => {
		stopWatching();
		sending = send(stolen.signal);
		return sending;
	};
	try {
		await navigator.locks.request(LOCK, { signal: waiting.signal }, hold).catch((error) => {
			if (sending || !waiting.signal.aborted) throw error;
			return navigator.locks.request(LOCK, { steal: true }, hold);
		});
	} catch (error) {
		if (!sending) throw error;
		stolen.abort();
		await sending;
	} finally {
		stopWatching();
	}
}

/** Calls back once this tab is looked at and no other has written to the outbox for too long; returns how to stop. */
function watchSender(onSilence: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const restart = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (document.visibilityState === 'visible') onSilence();
		}, SENDER_TIMEOUT);
	};
	// Storage events come from other tabs only.
	const handleStorage = ({ key }: StorageEvent) => {
		if (key?.startsWith(OUTBOX_PREFIX)) restart();
	};
	window.addEventListener('storage', handleStorage);
	document.addEventListener('visibilitychange', restart);
	restart();
	return () => {
		clearTimeout(timer);
		window.removeEventListener('storage', handleStorage);
		document.removeEventListener('visibilitychange', restart);
	};
}
