import { useId } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { SearchFoot } from './search-foot.tsx';
import { SearchResults } from './search-results.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';

/** The field, what was found, and below it how many. New whenever it opens: nothing is typed yet. */
export function SearchBox({ onClose }: { onClose: () => void }) {
	const search = useSearch();
	const listId = useId();
	const active = useActiveOption({ listId, count: search.entries.length });
	const isPhone = useIsPhone();
	const { typed, type, noteOpened } = search;
	const field = (
		<SearchField
			value={typed}
			onChange={(text) => {
				type(text);
				active.move(0);
			}}
			onKeyDown={active.handleKey}
			listId={listId}
			activeId={active.id}
			onClose={onClose}
		/>
	);
	const results = (
		<SearchResults
			search={search}
			listId={listId}
			activeAt={active.at}
			onPoint={active.move}
			onOpen={(entry, isElsewhere) => {
				noteOpened(entry);
				if (!isElsewhere) onClose();
			}}
		/>
	);
	return (
		<div className={classes.box}>
			{!isPhone && field}
			{results}
			<SearchFoot search={search} />
			{isPhone && field}
		</div>
	);
}
