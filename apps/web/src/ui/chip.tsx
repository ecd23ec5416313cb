import type { CSSProperties, ReactNode } from 'react';
import { chipText } from '../lib/contrast.ts';
import classes from './chip.module.css';
import { withTooltip } from './tooltip.ts';

/** Who or where, filled with its own colour; the text is black or white, whichever reads. */
export function Chip({ color, tooltip, label, narrow = false, children }: ChipProps) {
	return (
		<span
			{...chipAttributes(color, narrow)}
			{...(tooltip && { 'data-above': true, ...withTooltip(tooltip) })}
			{...(label && { role: 'img', 'aria-label': label })}
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
	/** What screen readers say where the text is short for it. */
	label?: string;
	children: ReactNode;
}

/** What makes an element look like a {@link Chip}, for one that can be pressed. */
export function chipAttributes(color: string, narrow = false) {
	return {
		className: classes.chip,
		'data-narrow': narrow || undefined,
		// Paper has no colours: what is printed takes other ones.
		style: { '--chip': color, '--on-chip': chipText(color) } as CSSProperties,
	};
}

/** A chip that is no thing of its own: `+ 3 vehicles`. The tooltip says what its text is short for. */
export function OutlineChip({ tooltip, children }: { tooltip?: string; children: ReactNode }) {
	return (
		<span className={classes.outline} {...(tooltip && { 'data-above': true, ...withTooltip(tooltip) })}>
			{children}
			{tooltip && <span className="visually-hidden">, {tooltip}</span>}
		</span>
	);
}
