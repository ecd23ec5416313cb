/** Where two lists differ: the items between those that both begin with and those that both end with. */
export interface ChangedPart<Item> {
	readonly before: readonly Item[];
	readonly after: readonly Item[];
	/** How many items both begin with. */
	readonly start: number;
}

/**
 * The last result by the later list: many callers compare the same two lists, and neither is ever changed in place. The list
 * before is held weakly, or each list would keep all its predecessors in memory.
 */
const latest = new WeakMap<
	readonly unknown[],
	{ readonly before: WeakRef<readonly unknown[]>; readonly part: unknown }
>();

/** Compares by identity: of long lists that differ in a few rows, only those and the items between them are looked at. */
export function changedPart<Item>(before: readonly Item[], after: readonly Item[]): ChangedPart<Item> {
	const known = latest.get(after);
	if (known?.before.deref() === before) return known.part as ChangedPart<Item>;
	const part = comparedPart(before, after);
	latest.set(after, { before: new WeakRef(before), part });
	return part;
}

function comparedPart<Item>(before: readonly Item[], after: readonly Item[]): ChangedPart<Item> {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let [beforeEnd, afterEnd] = [before.length, after.length];
	while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
		beforeEnd--;
		afterEnd--;
	}
	return { before: before.slice(start, beforeEnd), after: after.slice(start, afterEnd), start };
}
