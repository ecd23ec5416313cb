import type { ReactNode } from 'react';
import { rem } from '../lib/rem.ts';
import classes from './facts.module.css';

/** What is known of a thing, one labelled row each, as in summary cards; `isFlush` where the frame has its own padding. */
export function Facts({ labelWidth = 100, isFlush = false, children }: FactsProps) {
	return (
		<dl className={classes.facts} data-flush={isFlush || undefined} style={{ '--label-width': rem(labelWidth) }}>
			{children}
		</dl>
	);
}

interface FactsProps {
	/** Pixels as designed. */
	labelWidth?: number;
	isFlush?: boolean;
	children: ReactNode;
}

/** One row of {@link Facts}; `action` stands at its right end. */
export function Fact({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
	return (
		<div className={classes.fact}>
			<dt className={classes.label}>{label}</dt>
			<dd className={classes.value}>
				<div className={classes.text}>{children}</div>
				{action}
			</dd>
		</div>
	);
}
