interface Split<Item> {
	readonly shown: readonly Item[];
	/** What a chip such as `+2` stands for; empty when all are shown. */
	readonly rest: readonly Item[];
}

/** Divides what stands in a cell with room for `most` chips, so that none is ever cut: the last place is the count's. */
export function splitOverflow<Item>(items: readonly Item[], most: number): Split<Item> {
	if (items.length <= most) return { shown: items, rest: [] };
	return { shown: items.slice(0, most - 1), rest: items.slice(most - 1) };
}
