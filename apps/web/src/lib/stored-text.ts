type Listener = () => void;

/** What could not be written, because storage is full or forbidden, and so lasts for this page only. */
const unwritten = new Map<string, string>();
const listeners = new Map<string, Set<Listener>>();

/** The text kept under a key of local storage; null when there is none or storage is forbidden. Never throws. */
export function readStored(key: string): string | null {
	const kept = unwritten.get(key);
	if (kept !== undefined) return kept;
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Whether storage has nothing under a key; not where it cannot be read. Never throws. */
export function isForgotten(key: string): boolean {
	try {
		return !unwritten.has(key) && localStorage.getItem(key) === null;
	} catch {
		return false;
	}
}

/** The keys that begin so and have a text. Never throws. */
export function storedKeys(prefix: string): readonly string[] {
	const keys = new Set(unwritten.keys());
	try {
		for (const key of Object.keys(localStorage)) keys.add(key);
	} catch {
		// Storage is forbidden, so there is nothing in it.
	}
	return [...keys].filter((key) => key.startsWith(prefix));
}

/**
 * Keeps a text under a key, for this page at least, and notifies its subscribers; returns whether the device has stored
 * it. Never throws.
 */
export function writeStored(key: string, text: string): boolean {
	const isWritten = tryToWrite(key, text);
	if (isWritten) unwritten.delete(key);
	else unwritten.set(key, text);
	notify(key);
	return isWritten;
}

/** Whether storage has taken the text: read back, as some takes what it does not give again. */
function tryToWrite(key: string, text: string): boolean {
	try {
		localStorage.setItem(key, text);
		return localStorage.getItem(key) === text;
	} catch {
		return false;
	}
}

/** Forgets the text under a key and notifies its subscribers. Never throws. */
export function forgetStored(key: string): void {
	unwritten.delete(key);
	try {
		localStorage.removeItem(key);
	} catch {
		// Storage is forbidden, so there is nothing to forget.
	}
	notify(key);
}

/** Calls back when the text under the key changes, in this tab or another. */
export function subscribeStored(key: string, listener: Listener): () => void {
	if (listeners.size === 0) window.addEventListener('storage', handleStorage);
	const ofKey = listeners.get(key) ?? new Set();
	listeners.set(key, ofKey.add(listener));
	return () => {
		ofKey.delete(listener);
		if (ofKey.size === 0) listeners.delete(key);
		if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
	};
}

function handleStorage(event: StorageEvent): void {
	// A null key means that all of storage was cleared.
	for (const key of event.key === null ? [...listeners.keys()] : [event.key]) notify(key);
}

function notify(key: string): void {
	for (const listener of [...(listeners.get(key) ?? [])]) listener();
}
