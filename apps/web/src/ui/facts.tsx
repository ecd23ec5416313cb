import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known of a thing, one labelled row each, as in summary cards. */
export function Facts({ labelWidth = 100, children }: { labelWidth?: number; children: ReactNode }) {
	return (
		<dl className={classes.facts} style={{ '--label-width': `${labelWidth}px` }}>
			{children}
		</dl>
	);
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
