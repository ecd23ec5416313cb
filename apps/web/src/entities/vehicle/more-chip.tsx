import { OutlineChip } from '../../ui/chip.tsx';

/** `+2`: how many more there are than have room; the tooltip says which. */
export function MoreChip({ count, which }: { count: number; which: readonly string[] }) {
	if (count === 0) return null;
	return <OutlineChip tooltip={which.join(', ')}>+{count}</OutlineChip>;
}
