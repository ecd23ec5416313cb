import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

/** A phone's row: what it is, below it what there is to know, and at the right end what identifies it. */
export function TwoLines({ first, second, end }: TwoLinesProps) {
	return (
		<span className={classes.row}>
			<span className={classes.lines}>
				<span className={classes.first}>{first}</span>
				<span className={classes.second}>{second}</span>
			</span>
			{end && <span className={classes.end}>{end}</span>}
		</span>
	);
}

interface TwoLinesProps {
	first: ReactNode;
	second: ReactNode;
	end?: ReactNode;
}
