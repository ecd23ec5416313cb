import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { boardSearch } from '../board/board-search.ts';
import { onBoard } from './on-board.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { SearchFoot } from './search-foot.tsx';
import type * as SearchParts from './search-parts.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';

/** The field, what was found, and below it how many. Mounted each time the dialog opens, so that the field is empty. */
export function SearchBox({ parts, onClose }: { parts: typeof SearchParts | null; onClose: () => void }) {
	const search = useSearch(parts);
	const listId = useId();
	const active = useActiveOption({ listId, count: search.entries.length });
	const isPhone = useIsPhone();
	const navigate = useNavigate();
	const { typed, setTyped, addRecentFind } = search;
	const handleKey = (event: KeyboardEvent) => {
		const entry = search.entries[active.index];
		const target = event.altKey && event.key === 'Enter' && entry ? onBoard(entry) : null;
		if (!entry || !target) return active.handleKey(event);
		event.preventDefault();
		addRecentFind(entry);
		onClose();
		void navigate({ to: '/plan', search: boardSearch(target.lanes, target.opening) });
	};
	const field = (
		<SearchField
			value={typed}
			onChange={(text) => {
				setTyped(text);
				active.move(0);
			}}
			onKeyDown={handleKey}
			listId={listId}
			activeId={active.id}
			onClose={onClose}
		/>
	);
	const results = parts && (
		<parts.SearchResults
			search={search}
			listId={listId}
			activeIndex={active.index}
			onHover={active.move}
			onOpen={(entry, inNewTab) => {
				addRecentFind(entry);
				if (!inNewTab) onClose();
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
