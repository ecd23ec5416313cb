import { Kbd } from '@mantine/core';
import { useIsPhone } from '../../lib/use-media.ts';
import classes from './search-foot.module.css';
import { SEARCH_TEXTS as texts } from './search-texts.ts';
import type { SearchView } from './search-view.ts';

/** Which keys help, and how many were found; the number is announced to screen readers as it changes. */
export function SearchFoot({ search }: { search: SearchView }) {
	const isPhone = useIsPhone();
	const count = countText(search);
	return (
		<div className={classes.foot} data-empty={count === '' || undefined}>
			{!isPhone && <Keys />}
			<span role="status" className="tabular">
				{count}
			</span>
		</div>
	);
}

function countText({ query, count, entries, isLoading }: SearchView): string {
	if (isLoading) return texts.loading;
	return query ? texts.count(count, entries.length) : '';
}

function Keys() {
	return (
		<span className={classes.keys}>
			<Kbd>↑</Kbd>
			<Kbd>↓</Kbd>
			{texts.move}
			<Kbd ml={14}>Enter</Kbd>
			{texts.open}
			<Kbd ml={14}>Ctrl Enter</Kbd>
			{texts.newTab}
			<Kbd ml={14}>Alt Enter</Kbd>
			{texts.onBoard}
		</span>
	);
}
