import type { ReactNode } from 'react';
import classes from './handover.module.css';
import { HANDOVER_TEXTS as texts } from './handover-texts.ts';

/** A part of the page; one without anything says so: that nothing happened is worth knowing too. */
export function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
	return (
		<section aria-label={title} className={classes.part}>
			<h2 className={classes.heading}>{title}</h2>
			{children.length === 0 ? (
				<p className={classes.none}>{texts.nothing}</p>
			) : (
				<ul className="plain-list">{children}</ul>
			)}
		</section>
	);
}
