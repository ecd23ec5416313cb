/** Where a thing belongs among others that are in order: after those that come before it. */
export function placeAmong<Thing>(inOrder: readonly Thing[], isBefore: (other: Thing) => boolean): number {
	let [low, high] = [0, inOrder.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const other = inOrder[middle];
		if (other !== undefined && isBefore(other)) low = middle + 1;
		else high = middle;
	}
	return low;
}
