import type { ReactNode } from 'react';
import { chipText } from '../lib/contrast.ts';
import classes from './chip.module.css';
import { hint } from './hint.ts';

/** Who or where, filled with its own colour; the text is black or white, whichever reads. */
export function Chip({ color, tooltip, narrow = false, children }: ChipProps) {
	return (
		<span
			className={classes.chip}
			data-narrow={narrow || undefined}
			data-above={tooltip ? true : undefined}
			style={{ background: color, color: chipText(color) }}
			{...(tooltip && hint(tooltip))}
		>
			{children}
		</span>
	);
}

interface ChipProps {
	/** `#rrggbb` */
	color: string;
	tooltip?: string | undefined;
	/** For slugs: all of one width, so that they line up. */
	narrow?: boolean;
	children: ReactNode;
}

/** A chip that is no thing of its own: `+ 3 vehicles`. */
export function OutlineChip({ children }: { children: ReactNode }) {
	return <span className={classes.outline}>{children}</span>;
}
