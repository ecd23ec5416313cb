import { OutlineChip } from '../../ui/chip.tsx';
import { hint } from '../../ui/hint.ts';

/** `+2`: how many more there are than have room; the tooltip says which. */
export function MoreChip({ count, which }: { count: number; which: readonly string[] }) {
	if (count === 0) return null;
	const words = which.join(', ');
	return (
		<span data-above {...hint(words)}>
			<OutlineChip>
				+{count}
				<span className="visually-hidden">, {words}</span>
			</OutlineChip>
		</span>
	);
}
