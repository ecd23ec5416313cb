/** The list with the item at `from` moved to `to`; the others keep their order. Unchanged without such an item. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
	const item = items[from];
	return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
