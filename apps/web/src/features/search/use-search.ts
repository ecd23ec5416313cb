import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { personListQuery } from '../../api/persons.ts';
import { usePositions } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { type Found, type FoundGroup, find, prepareToFind } from './find.ts';
import { entriesOfFinds, useRecentFinds } from './recent-finds.ts';
import type { SearchEntry, SearchLists } from './search-entry.ts';
import { parseQuery, type SearchQuery } from './search-query.ts';

/** What the search box shows. */
export interface SearchView extends Found {
	readonly typed: string;
	readonly type: (typed: string) => void;
	/** Null while nothing is typed: then the finds are those opened last. */
	readonly query: SearchQuery | null;
	/** Everything shown in one line, for the arrow keys. */
	readonly entries: readonly SearchEntry[];
	readonly isLoading: boolean;
	readonly noteOpened: (entry: SearchEntry) => void;
}

/** Searches the lists that the device has; what it lacks of them is asked for. */
export function useSearch(): SearchView {
	const [typed, type] = useState('');
	const { lists, isLoading } = useLists();
	useEffect(() => prepareToFind(lists), [lists]);
	const [finds, noteOpened] = useRecentFinds();
	const query = useMemo(() => parseQuery(typed), [typed]);
	const found = useMemo(
		() => (query ? find(lists, query) : inOneGroup(entriesOfFinds(lists, finds))),
		[lists, query, finds],
	);
	const entries = useMemo(() => found.groups.flatMap((group) => group.entries), [found]);
	return { ...found, typed, type, query, entries, isLoading, noteOpened };
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
	const isLoading = [ofBands, ofVehicles, ofPositions, ofPersons, ofActivities, ofStages].some(
		(list) => list.isLoading,
	);
	return { lists, isLoading };
}

function inOneGroup(entries: readonly SearchEntry[]): Found {
	const groups: FoundGroup[] = entries.length > 0 ? [{ kind: 'band', entries }] : [];
	return { groups, count: entries.length };
}
