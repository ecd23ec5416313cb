import type { ReactNode } from 'react';
import { chipText } from '../lib/contrast.ts';
import classes from './chip.module.css';
import { hint } from './hint.ts';

/** Who or where, filled with its own colour; the text is black or white, whichever reads. */
export function Chip({ color, children, ...look }: ChipProps) {
	return (
		<span {...chipLook(color, look)} {...(look.label && { role: 'img', 'aria-label': look.label })}>
			{children}
		</span>
	);
}

/** The attributes that make an element a chip: a list shows hundreds, and none has an element around it. */
export function chipLook(color: string, { tooltip, narrow = false }: ChipLook) {
	return {
		className: classes.chip,
		'data-narrow': narrow || undefined,
		style: { background: color, color: chipText(color) },
		...(tooltip && { 'data-above': true, ...hint(tooltip) }),
	};
}

interface ChipLook {
	tooltip?: string | undefined;
	/** For slugs: all of one width, so that they line up. */
	narrow?: boolean;
}

interface ChipProps extends ChipLook {
	/** `#rrggbb` */
	color: string;
	/** What screen readers say where the text is short for it. */
	label?: string;
	children: ReactNode;
}

/** A chip that is no thing of its own: `+ 3 vehicles`. The tooltip says what its text is short for. */
export function OutlineChip({ tooltip, children }: { tooltip?: string; children: ReactNode }) {
	if (tooltip === undefined) return <span className={classes.outline}>{children}</span>;
	return (
		<span className={classes.outline} data-above {...hint(tooltip)}>
			{children}
			<span className="visually-hidden">, {tooltip}</span>
		</span>
	);
}
