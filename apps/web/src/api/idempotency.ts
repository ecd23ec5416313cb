import { MINUTE } from '@crossload/domain';

/** How long a write without a response is taken for the same one when it is sent again. */
const SAME_WRITE = 10 * MINUTE;

const unsettled = new Map<string, { readonly key: string; readonly since: number }>();

/**
 * The Idempotency-Key of a write (CHECKLIST API-13). A write whose response got lost keeps its key, so that sending it
 * again, by hand or by itself, does not do it twice.
 */
export function keyOfWrite(write: string): string {
	const known = unsettled.get(write);
	if (known && performance.now() - known.since < SAME_WRITE) return known.key;
	const key = newKey();
	unsettled.set(write, { key, since: performance.now() });
	return key;
}

/** The server has responded to the write: the next one like it is a new write. */
export function settleWrite(write: string): void {
	unsettled.delete(write);
}

/**
 * A key that no other write has. crypto.randomUUID exists on secure origins only; a festival's own server may be plain
 * http in the local network.
 */
export function newKey(): string {
	if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
