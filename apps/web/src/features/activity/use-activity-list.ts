import type { Activity, Stage } from '@crossload/contract';
import { type DayFilter, offeredDay } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useShownRows } from '../../entities/mine/mine-context.ts';
import { type SetPersisted, usePersisted } from '../../lib/persisted.ts';
import { useIsWide } from '../../lib/use-media.ts';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { parseColumns, parseSorting } from '../../ui/data-table/stored-choices.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, DEFAULT_SORTING } from './activity-columns.tsx';
import {
	type ActivityFilters,
	dayChoices,
	filterActivities,
	NO_FILTERS,
	parseFilters,
	withStage,
} from './activity-filters.ts';

const readColumns = parseColumns(COLUMN_IDS);
const readSorting = parseSorting(COLUMN_IDS);
const NOTHING: readonly Activity[] = [];
const NO_STAGES: readonly Stage[] = [];

/** The activity list as its screen shows it: what is left of all activities, and the choices kept on this device. */
export interface ActivityListState {
	/** Undefined until there is something to show. */
	readonly all: readonly Activity[] | undefined;
	readonly error: Error | null;
	readonly retry: () => void;
	readonly shown: readonly Activity[];
	/** Everything that matches is done, and hidden. */
	readonly isAllDone: boolean;
	/** The choices of the stage filter. */
	readonly stages: readonly Stage[];
	readonly setStage: (stageId: number | null) => void;
	readonly filters: ActivityFilters;
	/** The choices of the day filter. */
	readonly days: readonly DayFilter[];
	readonly setFilters: SetPersisted<ActivityFilters>;
	readonly columns: readonly string[];
	readonly setColumns: SetPersisted<readonly string[] | null>;
	readonly sorting: readonly SortEntry[];
	readonly setSorting: SetPersisted<readonly SortEntry[]>;
}

/** `stageId` is the stage that the address names: it comes before the one that is kept, until another is chosen. */
export function useActivityList(stageId: number | null): ActivityListState {
	const navigate = useNavigate();
	const { data: all, error, refetch } = useActivities();
	const [kept, setFilters] = usePersisted('activityFilters', parseFilters, NO_FILTERS);
	const [columns, setColumns] = usePersisted('selectedActivityColumns', readColumns, null);
	/** Where there is room, and until somebody chooses, all columns are shown (USE-04). */
	const isWide = useIsWide();
	const { data: stages = NO_STAGES } = useQuery(stageListQuery);
	const [sorting, setSorting] = usePersisted('activitySorting', readSorting, DEFAULT_SORTING);
	const days = useMemo(() => dayChoices(all ?? NOTHING), [all]);
	const shownStage = stageId ?? stages.find(({ id }) => id === kept.stage)?.id ?? null;
	const filters = useMemo(
		() => withStage({ ...kept, day: offeredDay(kept.day, days) }, shownStage),
		[kept, days, shownStage],
	);
	const mine = useShownRows('activity', all ?? NOTHING);
	const filtered = useMemo(() => filterActivities(mine, filters), [mine, filters]);
	const setStage = useCallback(
		(chosen: number | null) => {
			setFilters((present) => withStage(present, chosen));
			void navigate({ to: '/activities', search: {}, replace: true });
		},
		[setFilters, navigate],
	);
	const retry = () => void refetch();
	const choices = { filters, setFilters, days, stages, setStage, setColumns, sorting, setSorting };
	return { all, error, retry, ...filtered, ...choices, columns: columns ?? (isWide ? COLUMN_IDS : DEFAULT_COLUMNS) };
}
