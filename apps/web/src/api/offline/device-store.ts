import { createStore, delMany, get, keys, set, type UseStore, update } from 'idb-keyval';

let store: UseStore | null = null;

/** Opened when first needed: a device may forbid it, and then nothing is kept. */
function opened(): UseStore {
	store ??= createStore('crossload', 'kept');
	return store;
}

/** What the device keeps under a key; undefined when there is nothing or it cannot be read. Never throws. */
export async function readKept<Value>(key: string): Promise<Value | undefined> {
	try {
		return await get<Value>(key, opened());
	} catch {
		return undefined;
	}
}

/** Keeps a value; answers whether the device took it. Never throws. */
export async function keep(key: string, value: unknown): Promise<boolean> {
	try {
		await set(key, value, opened());
		return true;
	} catch {
		return false;
	}
}

/** Changes what is kept in one step, so that tabs do not undo each other's changes. Answers whether the device took it. */
export async function changeKept<Value>(key: string, change: (kept: Value | undefined) => Value): Promise<boolean> {
	try {
		await update<Value>(key, change, opened());
		return true;
	} catch {
		return false;
	}
}

/** Forgets everything under keys that begin so, but for one. Never throws. */
export async function forgetKept(beginning: string, except?: string): Promise<void> {
	try {
		const all = await keys(opened());
		await delMany(
			all.filter((key) => String(key).startsWith(beginning) && key !== except),
			opened(),
		);
	} catch {
		// What cannot be opened holds nothing.
	}
}
