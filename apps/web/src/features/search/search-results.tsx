import { mdiHistory } from '@mdi/js';
import { useDeferredValue } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FoundGroup } from './find.ts';
import { FoundLink } from './found-link.tsx';
import { FoundRow } from './found-row.tsx';
import type { SearchEntry } from './search-entry.ts';
import classes from './search-results.module.css';
import { KIND_TITLES, SEARCH_TEXTS as texts } from './search-texts.ts';
import type { SearchView } from './search-view.ts';
import { optionId } from './use-active-option.ts';

/** What was found, by kind; while nothing is typed the recent finds, or without any a hint at what can be found. */
export function SearchResults({ search, listId, activeIndex, onHover, onOpen }: SearchResultsProps) {
	const { query, entries, isLoading, typed } = search;
	const groups = useVisibleFirst(search.groups);
	const isEmpty = entries.length === 0;
	return (
		<div className={classes.results} data-empty={isEmpty || undefined}>
			<div id={listId} role="listbox" aria-label={texts.results}>
				{groups.map((group) => (
					// biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, no fieldsets
					<div key={group.kind} role="group" aria-labelledby={`${listId}-${group.kind}`}>
						<div id={`${listId}-${group.kind}`} className={classes.title} role="presentation">
							{!query && <Icon path={mdiHistory} size={16} />}
							{query ? KIND_TITLES[group.kind] : texts.recent}
						</div>
						{group.entries.map((entry) => {
							const index = entries.indexOf(entry);
							return (
								<FoundLink
									key={`${entry.kind}/${entry.id}`}
									entry={entry}
									id={optionId(listId, index)}
									isActive={index === activeIndex}
									onHover={() => onHover(index)}
									onOpen={onOpen}
								>
									<FoundRow entry={entry} query={query} />
								</FoundLink>
							);
						})}
					</div>
				))}
			</div>
			{isEmpty && !isLoading && <p className={classes.hint}>{query ? texts.nothing(typed.trim()) : texts.hint}</p>}
		</div>
	);
}

interface SearchResultsProps {
	search: SearchView;
	listId: string;
	/** Index of the option that Enter opens, counted through all groups. */
	activeIndex: number;
	onHover: (index: number) => void;
	onOpen: (entry: SearchEntry, inNewTab: boolean) => void;
}

/** Least height of an option, in pixels. */
const OPTION_HEIGHT = 44;

/** Renders first what fits into the window, the rest deferred, so that a slow device keeps up with typing. */
function useVisibleFirst(groups: readonly FoundGroup[]): readonly FoundGroup[] {
	const deferred = useDeferredValue(groups);
	if (deferred === groups) return groups;
	let remaining = Math.ceil(window.innerHeight / OPTION_HEIGHT);
	return groups.flatMap(({ kind, entries }) => {
		const first = entries.slice(0, Math.max(remaining, 0));
		remaining -= entries.length;
		return first.length > 0 ? [{ kind, entries: first }] : [];
	});
}
