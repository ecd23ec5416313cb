import type { LaneKind } from '@crossload/domain';
import { ActionIcon, Kbd } from '@mantine/core';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { type BoardOpening, boardSearch, lanesOfActivity } from '../board/board-search.ts';
import classes from './search-box.module.css';
import type { SearchEntry } from './search-entry.ts';
import type * as SearchParts from './search-parts.ts';
import { SEARCH_TEXTS as texts } from './search-texts.ts';
import type { SearchView } from './search-view.ts';
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

/** Where one types; the list it controls is a listbox whose active option it announces to screen readers. */
function SearchField({ value, onChange, onKeyDown, listId, activeId, onClose }: SearchFieldProps) {
	const isPhone = useIsPhone();
	return (
		<div className={classes.field}>
			<Icon path={mdiMagnify} size={22} className="secondary" />
			<input
				className={classes.input}
				type="text"
				role="combobox"
				aria-label={texts.label}
				aria-expanded={activeId !== undefined}
				aria-controls={listId}
				aria-activedescendant={activeId}
				aria-autocomplete="list"
				placeholder={texts.placeholder}
				autoComplete="off"
				autoCorrect="off"
				autoCapitalize="off"
				spellCheck={false}
				enterKeyHint="go"
				maxLength={100}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			{isPhone ? (
				<ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.close} onClick={onClose}>
					<Icon path={mdiClose} size={22} />
				</ActionIcon>
			) : (
				<button type="button" className={classes.escape} onClick={onClose}>
					<Kbd aria-hidden>Esc</Kbd>
					<span className="visually-hidden">{texts.close}</span>
				</button>
			)}
		</div>
	);
}

interface SearchFieldProps {
	value: string;
	onChange: (value: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	listId: string;
	/** Id of the option that Enter opens. */
	activeId: string | undefined;
	onClose: () => void;
}

/** Where the board shows what was found; null for persons, who have no lane. */
function onBoard(entry: SearchEntry): { lanes: LaneKind; opening: BoardOpening } | null {
	switch (entry.kind) {
		case 'activity':
			return { lanes: lanesOfActivity(entry.row), opening: { block: entry.id } };
		case 'driver':
			return { lanes: 'vehicle', opening: { lane: entry.id } };
		case 'person':
			return null;
		default:
			return { lanes: entry.kind, opening: { lane: entry.id } };
	}
}

/** Which keys help, and how many were found; the number is announced to screen readers as it changes. */
function SearchFoot({ search }: { search: SearchView }) {
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
