import type { ReactNode } from 'react';
import classes from './found-line.module.css';

/** How everything found is laid out: what it is known by, its name, and at the right where it is or when. */
export function FoundLine({ lead, isPlate = false, chip, title, beside, facts }: FoundLineProps) {
	return (
		<span className={classes.line} data-plate={isPlate || undefined}>
			<span className={classes.lead}>{lead}</span>
			<span className={classes.chip}>{chip}</span>
			<span className={classes.title}>
				<b>{title}</b>
				{beside && <span className="secondary"> {beside}</span>}
			</span>
			<span className={classes.facts}>{facts}</span>
		</span>
	);
}

interface FoundLineProps {
	/** An icon, or a plate. */
	lead: ReactNode;
	isPlate?: boolean;
	chip?: ReactNode;
	title: ReactNode;
	/** Quieter, after the title. */
	beside?: ReactNode;
	facts?: ReactNode;
}
