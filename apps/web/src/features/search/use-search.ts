import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { personListQuery } from '../../api/persons.ts';
import { usePositions } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useVehicles } from '../../api/vehicles.ts';
import type { Found, FoundGroup } from './find.ts';
import { useRecentFinds } from './recent-finds.ts';
import type { SearchEntry, SearchLists } from './search-entry.ts';
import type * as SearchParts from './search-parts.ts';
import { parseQuery } from './search-query.ts';
import type { SearchView } from './search-view.ts';

const NOTHING: Found = { groups: [], count: 0 };

/**
 * Searches the lists that the device has and fetches those that it lacks. Finds nothing until its parts and all lists but
 * that of activities are loaded.
 */
export function useSearch(parts: typeof SearchParts | null): SearchView {
	const [typed, setTyped] = useState('');
	const { lists, isLoading, isPartial } = useLists();
	useEffect(() => parts?.buildSearchIndexes(lists), [lists, parts]);
	const [finds, addRecentFind] = useRecentFinds();
	const query = useMemo(() => parseQuery(typed), [typed]);
	const found = useMemo(() => {
		// Without all lists another entry could be ranked first, and Enter would open that one.
		if (parts === null || isPartial) return NOTHING;
		// The recent finds with their present rows, without those that were removed.
		return query ? parts.find(lists, query) : inOneGroup(finds.flatMap((find) => parts.entriesOfId(lists, find)));
	}, [parts, lists, isPartial, query, finds]);
	const entries = useMemo(() => found.groups.flatMap((group) => group.entries), [found]);
	return { ...found, typed, setTyped, query, entries, isLoading: isLoading || parts === null, addRecentFind };
}

const NONE: readonly never[] = [];

function useLists() {
	const { data: bands = NONE, ...ofBands } = useBands();
	const { data: vehicles = NONE, ...ofVehicles } = useVehicles();
	const { data: positions = NONE, ...ofPositions } = usePositions();
	const { data: persons = NONE, ...ofPersons } = useQuery({ ...personListQuery, enabled: useRight('person:read') });
	const { data: activities = NONE, ...ofActivities } = useActivities();
	const { data: stages = NONE, ...ofStages } = useQuery(stageListQuery);
	const lists = useMemo<SearchLists>(
		() => ({ bands, vehicles, positions, persons, activities, stages }),
		[bands, vehicles, positions, persons, activities, stages],
	);
	const isPartial = [ofBands, ofVehicles, ofPositions, ofPersons, ofStages].some((list) => list.isLoading);
	// Activities are the longest list and are not waited for: they are found by names of bands and vehicles, which rank first.
	return { lists, isPartial, isLoading: isPartial || ofActivities.isLoading };
}

function inOneGroup(entries: readonly SearchEntry[]): Found {
	const groups: FoundGroup[] = entries.length > 0 ? [{ kind: 'band', entries }] : [];
	return { groups, count: entries.length };
}
