import { Skeleton } from '@mantine/core';
import { rem } from '../lib/rem.ts';
import { useScreen } from '../lib/use-media.ts';
import classes from './skeleton-rows.module.css';

/** Pixels as designed. */
const ROW_HEIGHT = { phone: 64, tablet: 44, desktop: 40 };

/** Rows to come, in the height that rows have on this screen, so that nothing jumps when they do. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
	const height = rem(ROW_HEIGHT[useScreen()]);
	return (
		<div role="status" aria-label="Loading...">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
				<div key={index} className={classes.row} style={{ height }} aria-hidden>
					<Skeleton height={12} width={84} />
					<Skeleton height={12} width={`${35 + ((index * 17) % 40)}%`} />
				</div>
			))}
		</div>
	);
}
