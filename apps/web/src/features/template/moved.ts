/** The list with the item at `from` put to `to`; the others keep their order. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
	const item = items.slice(from, from + 1);
	return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
