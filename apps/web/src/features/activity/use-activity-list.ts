import type { Activity } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activityListQuery } from '../../api/activities.ts';
import { type SetPersisted, usePersisted } from '../../lib/persisted.ts';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { parseColumns, parseSorting } from '../../ui/data-table/stored-choices.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, DEFAULT_SORTING } from './activity-columns.tsx';
import { type ActivityFilters, filterActivities, NO_FILTERS, parseFilters } from './activity-filters.ts';

const readColumns = parseColumns(COLUMN_IDS);
const readSorting = parseSorting(COLUMN_IDS);
const NOTHING: readonly Activity[] = [];

/** The activity list as its screen shows it: what is left of all activities, and the choices kept on this device. */
export interface ActivityListState {
	/** Undefined until there is something to show. */
	readonly all: readonly Activity[] | undefined;
	readonly error: Error | null;
	readonly retry: () => void;
	readonly shown: readonly Activity[];
	/** Everything that matches is done, and hidden. */
	readonly isAllDone: boolean;
	readonly stageId: number | null;
	readonly filters: ActivityFilters;
	readonly setFilters: SetPersisted<ActivityFilters>;
	readonly columns: readonly string[];
	readonly setColumns: SetPersisted<readonly string[]>;
	readonly sorting: readonly SortEntry[];
	readonly setSorting: SetPersisted<readonly SortEntry[]>;
}

export function useActivityList(stageId: number | null): ActivityListState {
	const { data: all, error, refetch } = useQuery(activityListQuery);
	const [filters, setFilters] = usePersisted('activityFilters', parseFilters, NO_FILTERS);
	const [columns, setColumns] = usePersisted('selectedActivityColumns', readColumns, DEFAULT_COLUMNS);
	const [sorting, setSorting] = usePersisted('activitySorting', readSorting, DEFAULT_SORTING);
	const filtered = useMemo(() => filterActivities(all ?? NOTHING, filters, stageId), [all, filters, stageId]);
	const retry = () => void refetch();
	return { all, error, retry, ...filtered, stageId, filters, setFilters, columns, setColumns, sorting, setSorting };
}
