/** Where two lists differ: what stands between the items that both begin with and those that both end with. */
export interface ChangedPart<Item> {
	readonly before: readonly Item[];
	readonly after: readonly Item[];
	/** How many items both begin with. */
	readonly start: number;
}

/** Compares by identity: of long lists that differ in a few rows, only those and what stands between them is looked at. */
export function changedPart<Item>(before: readonly Item[], after: readonly Item[]): ChangedPart<Item> {
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
