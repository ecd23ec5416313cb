import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './show-more.module.css';

/** What the Tab key reaches. */
const TAB_STOPS = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', '[tabindex="0"]'].map(
	(selector) => `${selector}:not([tabindex="-1"])`,
);

/**
 * The first rows of a list that is rarely long, and a button below them that shows as many again; none where all are shown.
 * The focus goes on to the first of the new rows: the button moves away from it, and the last time it goes.
 */
export function useFirstRows<Row>(
	rows: readonly Row[],
	count: number,
): { readonly first: readonly Row[]; readonly more: ReactNode } {
	const [shown, setShown] = useState(count);
	const next = Math.min(shown, rows.length - shown);
	const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		const last = tabStopFrom(currentTarget, -1);
		flushSync(() => setShown(shown * 2));
		if (last) tabStopFrom(last, 1)?.focus();
	};
	return {
		first: rows.slice(0, shown),
		more: next > 0 && (
			<button type="button" className={classes.more} onClick={handleClick}>
				{`Show ${next} more`}
			</button>
		),
	};
}

/** The tab stop so many further on in the page. */
function tabStopFrom(element: HTMLElement, steps: number): HTMLElement | undefined {
	const stops = [...document.querySelectorAll<HTMLElement>(TAB_STOPS.join())];
	return stops[stops.indexOf(element) + steps];
}
