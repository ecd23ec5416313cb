import { type ReactNode, useState } from 'react';
import classes from './show-more.module.css';

/** The first rows of a list that is rarely long, and a button below them that shows as many again; none where all are shown. */
export function useFirstRows<Row>(
	rows: readonly Row[],
	count: number,
): { readonly first: readonly Row[]; readonly more: ReactNode } {
	const [shown, setShown] = useState(count);
	const next = Math.min(shown, rows.length - shown);
	return {
		first: rows.slice(0, shown),
		more: next > 0 && (
			<button type="button" className={classes.more} onClick={() => setShown(shown * 2)}>
				{`Show ${next} more`}
			</button>
		),
	};
}
