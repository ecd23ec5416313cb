import { createStore, del, delMany, get, keys, promisifyRequest, setMany, type UseStore, update } from 'idb-keyval';

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

/** Everything that the device keeps under keys that begin so. Never throws. */
export async function readAllKept<Value>(beginning: string): Promise<Value[]> {
	try {
		return await opened()('readonly', (kept) => promisifyRequest<Value[]>(kept.getAll(keysWith(beginning))));
	} catch {
		return [];
	}
}

/** Keeps values in one step; answers whether the device took them. Never throws. */
export async function keepAll(values: (readonly [key: string, value: unknown])[]): Promise<boolean> {
	try {
		await setMany(
			values.map(([key, value]) => [key, value]),
			opened(),
		);
		return true;
	} catch {
		return false;
	}
}

/** Forgets what is kept under a key. Never throws. */
export async function forgetOne(key: string): Promise<void> {
	try {
		await del(key, opened());
	} catch {
		// What cannot be opened holds nothing.
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

/** Forgets everything under keys that begin so in one step, before anything that is read or kept from now on. Never throws. */
export async function forgetAll(beginning: string): Promise<void> {
	try {
		await opened()('readwrite', (kept) => promisifyRequest(kept.delete(keysWith(beginning))));
	} catch {
		// What cannot be opened holds nothing.
	}
}

/** Forgets what is there by now under keys that begin so, but for those that stay. Never throws. */
export async function forgetKept(beginning: string, stays: (key: string) => boolean = () => false): Promise<void> {
	try {
		const all = await keys<string>(opened());
		const forgotten = all.filter((key) => key.startsWith(beginning) && !stays(key));
		// Even to delete nothing would be a write, for which whoever reads has to wait.
		if (forgotten.length > 0) await delMany(forgotten, opened());
	} catch {
		// What cannot be opened holds nothing.
	}
}

function keysWith(beginning: string): IDBKeyRange {
	return IDBKeyRange.bound(beginning, `${beginning}\uffff`);
}
