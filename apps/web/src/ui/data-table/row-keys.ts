import { useRef } from 'react';

export type RowId = number | string;

/** The keys under which React keeps rows, by the rows' ids, in their order; and the next one that is free. */
export interface RowKeys {
	/** There are rows, of which none was there before. */
	readonly isAnother: boolean;
	readonly byId: ReadonlyMap<RowId, number>;
	readonly next: number;
}

export const NO_KEYS: RowKeys = { isAnother: false, byId: new Map(), next: 0 };

/**
 * Keys for rows that are drawn now. A row that was there keeps its own. Where none was, as after another order, and
 * `mayTakeOver` allows it, the new ones take the places of the old: their elements are written anew instead of made anew.
 */
export function keysFor(ids: readonly RowId[], before: RowKeys, mayTakeOver: boolean): RowKeys {
	const isAnother = ids.length > 0 && ids.every((id) => !before.byId.has(id));
	const free = isAnother && mayTakeOver ? [...before.byId.values()] : [];
	let next = before.next;
	const byId = new Map<RowId, number>();
	for (const [place, id] of ids.entries()) {
		const kept = before.byId.get(id) ?? free[place];
		byId.set(id, kept ?? next);
		if (kept === undefined) next += 1;
	}
	return { isAnother, byId, next };
}

/** The keys for the rows with these ids, given what was drawn the last time. */
export function useRowKeys(ids: readonly RowId[], mayTakeOver: () => boolean): RowKeys {
	const keys = useRef(NO_KEYS);
	// Drawing the same rows again gives the same keys, so it does no harm if a render is thrown away.
	keys.current = keysFor(ids, keys.current, mayTakeOver());
	return keys.current;
}
