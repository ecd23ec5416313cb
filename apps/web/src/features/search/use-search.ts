import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { activityListQuery } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { personListQuery } from '../../api/persons.ts';
import { positionListQuery } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { vehicleListQuery } from '../../api/vehicles.ts';
import { type Found, type FoundGroup, find, prepareToFind } from './find.ts';
import { entriesOfFinds, useRecentFinds } from './recent-finds.ts';
import type { SearchEntry, SearchLists } from './search-entry.ts';
import { readSought, type Sought } from './sought.ts';

/** What the search box shows. */
export interface SearchView extends Found {
	readonly typed: string;
	readonly type: (typed: string) => void;
	/** Null while nothing is typed: then the finds are those opened last. */
	readonly sought: Sought | null;
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
	const sought = useMemo(() => readSought(typed), [typed]);
	const found = useMemo(
		() => (sought ? find(lists, sought) : inOneGroup(entriesOfFinds(lists, finds))),
		[lists, sought, finds],
	);
	const entries = useMemo(() => found.groups.flatMap((group) => group.entries), [found]);
	return { ...found, typed, type, sought, entries, isLoading, noteOpened };
}

const NONE: readonly never[] = [];

function useLists() {
	const { data: bands = NONE, ...ofBands } = useQuery(bandListQuery);
	const { data: vehicles = NONE, ...ofVehicles } = useQuery(vehicleListQuery);
	const { data: positions = NONE, ...ofPositions } = useQuery(positionListQuery);
	const { data: persons = NONE, ...ofPersons } = useQuery({ ...personListQuery, enabled: useRight('person:read') });
	const { data: activities = NONE, ...ofActivities } = useQuery(activityListQuery);
	const lists = useMemo<SearchLists>(
		() => ({ bands, vehicles, positions, persons, activities }),
		[bands, vehicles, positions, persons, activities],
	);
	const isLoading = [ofBands, ofVehicles, ofPositions, ofPersons, ofActivities].some((list) => list.isLoading);
	return { lists, isLoading };
}

function inOneGroup(entries: readonly SearchEntry[]): Found {
	const groups: FoundGroup[] = entries.length > 0 ? [{ kind: 'band', entries }] : [];
	return { groups, count: entries.length };
}
