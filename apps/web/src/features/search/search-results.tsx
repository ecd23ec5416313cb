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

/** What was found, by kind; while nothing is typed what was opened last, before that what can be found at all. */
export function SearchResults({ search, listId, activeAt, onPoint, onOpen }: SearchResultsProps) {
	const { query, entries, isLoading, typed } = search;
	const groups = useFirstInSight(search.groups);
	const isEmpty = entries.length === 0;
	const starts = startsOf(groups);
	return (
		<div className={classes.results} data-empty={isEmpty || undefined}>
			<div id={listId} role="listbox" aria-label={texts.results}>
				{groups.map((group, groupAt) => (
					// biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, no fieldsets
					<div key={group.kind} role="group" aria-labelledby={`${listId}-${group.kind}`}>
						<div id={`${listId}-${group.kind}`} className={classes.title} role="presentation">
							{!query && <Icon path={mdiHistory} size={16} />}
							{query ? KIND_TITLES[group.kind] : texts.recent}
						</div>
						{group.entries.map((entry, entryAt) => {
							const place = (starts[groupAt] ?? 0) + entryAt;
							return (
								<FoundLink
									key={`${entry.kind}/${entry.id}`}
									entry={entry}
									id={optionId(listId, place)}
									isActive={place === activeAt}
									onPoint={() => onPoint(place)}
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
	/** Place of the option that Enter opens, counted through all groups. */
	activeAt: number;
	onPoint: (place: number) => void;
	onOpen: (entry: SearchEntry, isElsewhere: boolean) => void;
}

/** Least height of an option, in pixels. */
const OPTION_HEIGHT = 44;

/** Each letter shows what has room in the window first, the others once that is painted: a slow device keeps up so. */
function useFirstInSight(groups: readonly FoundGroup[]): readonly FoundGroup[] {
	const painted = useDeferredValue(groups);
	if (painted === groups) return groups;
	let room = Math.ceil(window.innerHeight / OPTION_HEIGHT);
	return groups.flatMap(({ kind, entries }) => {
		const first = entries.slice(0, Math.max(room, 0));
		room -= entries.length;
		return first.length > 0 ? [{ kind, entries: first }] : [];
	});
}

/** The place of each group's first option. */
function startsOf(groups: readonly FoundGroup[]): number[] {
	let next = 0;
	return groups.map(({ entries }) => {
		const start = next;
		next += entries.length;
		return start;
	});
}
