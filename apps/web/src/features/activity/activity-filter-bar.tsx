import { ALL_DAYS, activityStatus, type DayFilter } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiEye, mdiEyeOff } from '@mdi/js';
import { memo, useCallback } from 'react';
import { useRight } from '../../api/session.ts';
import { now } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { clearable } from '../../ui/clearable.ts';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { SortDialogButton } from '../../ui/data-table/sort-dialog-button.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { DayControl, FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { activityColumns } from './activity-columns.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { AddActivityIcon } from './add-activity-button.tsx';
import type { ActivityListState } from './use-activity-list.ts';
import { useTypeChoices } from './use-type-choices.tsx';

/** What everyone can choose and sort by. */
const CHOOSABLE = activityColumns({ operations: null, statusOf: () => 'planned' });

/** Filters of the activity list, its order and its columns (ACT-02). */
export function ActivityFilterBar({ list }: { list: ActivityListState }) {
	const isPhone = useIsPhone();
	const mayAdd = useRight('activity:write');
	const { filters, setFilters } = list;
	const setDay = useCallback((day: DayFilter) => setFilters((present) => ({ ...present, day })), [setFilters]);
	const doneToggle = <DoneToggle isHidden={filters.hideDone} setFilters={setFilters} />;
	const active = [filters.day !== ALL_DAYS, filters.type !== null, filters.stage !== undefined];
	return (
		<FilterBar
			activeCount={active.filter(Boolean).length}
			filters={
				<>
					<DayControl days={list.days} value={filters.day} onChange={setDay} />
					<TypeFilter type={filters.type} setFilters={setFilters} />
					<StageFilter stages={list.stages} chosen={filters.stage} setStage={list.setStage} />
					{!isPhone && doneToggle}
				</>
			}
			tools={
				<>
					<SortDialogButton columns={CHOOSABLE} sorting={list.sorting} onChange={list.setSorting} />
					{!isPhone && <ColumnChooser columns={CHOOSABLE} chosen={list.columns} onChange={list.setColumns} />}
					<ExportActivities list={list} />
				</>
			}
			phoneTools={
				<>
					{doneToggle}
					{mayAdd && list.all?.length !== 0 && <AddActivityIcon />}
				</>
			}
		/>
	);
}

function ExportActivities({ list }: { list: ActivityListState }) {
	// Made here, where the minute counts: the order by status changes with the time.
	const columns = activityColumns({ operations: null, statusOf: (activity) => activityStatus(activity, now()) });
	return (
		<ExportButton
			title={texts.title}
			all={list.all ?? []}
			shown={list.shown}
			columns={columns}
			chosen={list.columns}
			sorting={list.sorting}
			load={loadExport}
		/>
	);
}

const loadExport = async () => (await import('./activity-export.ts')).ACTIVITY_EXPORT;

type SetFilters = ActivityListState['setFilters'];

// Each filter is rendered again only when it changes itself: what somebody filters by is to show at once.
const TypeFilter = memo(({ type, setFilters }: { type: string | null; setFilters: SetFilters }) => (
	<FilterSelect
		{...useTypeChoices(type)}
		label={texts.type}
		w={156}
		placeholder={texts.allTypes}
		{...clearable(texts.clearType)}
		onChange={(chosen) => setFilters((present) => ({ ...present, type: chosen }))}
	/>
));

const StageFilter = memo(({ stages, chosen, setStage }: StageFilterProps) => (
	<FilterSelect
		data={stages.map(({ id, name }) => ({ value: id, label: name }))}
		value={chosen ?? null}
		label={texts.stage}
		w={156}
		placeholder={texts.allStages}
		{...clearable(texts.removeFilter(stages.find(({ id }) => id === chosen)?.name ?? texts.stage))}
		onChange={setStage}
	/>
));

interface StageFilterProps {
	stages: ActivityListState['stages'];
	chosen: number | undefined;
	setStage: ActivityListState['setStage'];
}

/** The eye that shows or hides what is done; its word says how it is now, its name what it does. */
const DoneToggle = memo(({ isHidden, setFilters }: { isHidden: boolean; setFilters: SetFilters }) => {
	const present = isHidden ? texts.doneHidden : texts.doneShown;
	return (
		<Button
			variant="default"
			leftSection={<Icon path={isHidden ? mdiEyeOff : mdiEye} />}
			aria-label={texts.hideDoneNow(present)}
			aria-pressed={isHidden}
			onClick={() => setFilters((filters) => ({ ...filters, hideDone: !filters.hideDone }))}
		>
			{present}
		</Button>
	);
});
