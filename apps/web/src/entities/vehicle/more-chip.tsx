import { OutlineChip } from '../../ui/chip.tsx';

/** `+2`: how many more there are than have room; the tooltip says which. */
export function MoreChip({ count, which }: { count: number; which: readonly string[] }) {
	if (count === 0) return null;
	return <OutlineChip tooltip={which.join(', ')}>+{count}</OutlineChip>;
}

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
