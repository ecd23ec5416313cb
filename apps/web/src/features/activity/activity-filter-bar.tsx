import { ALL_DAYS } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiEye, mdiEyeOff } from '@mdi/js';
import { useRight } from '../../api/session.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { SortDialog } from '../../ui/data-table/sort-dialog.tsx';
import { DayControl, FilterBar } from '../../ui/filter-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { activityColumns } from './activity-columns.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { AddActivityIcon } from './add-activity-button.tsx';
import { StageFilterChip } from './stage-filter-chip.tsx';
import { TypeSelect } from './type-select.tsx';
import type { ActivityListState } from './use-activity-list.ts';

/** What can be chosen and sorted by, whoever looks. */
const CHOOSABLE = activityColumns({ operations: null, statusOf: () => 'planned' });

/** Filters of the activity list, its order and its columns (ACT-02). */
export function ActivityFilterBar({ list }: { list: ActivityListState }) {
	const isPhone = useIsPhone();
	const mayAdd = useRight('activity:write');
	const { filters, setFilters, stageId } = list;
	const active = [filters.day !== ALL_DAYS, filters.type !== null, stageId !== null];
	return (
		<FilterBar
			activeCount={active.filter(Boolean).length}
			filters={
				<>
					<DayControl value={filters.day} onChange={(day) => setFilters((present) => ({ ...present, day }))} />
					<TypeSelect
						aria-label={texts.type}
						placeholder={texts.allTypes}
						clearable
						{...(isPhone ? { label: texts.type } : { w: 156 })}
						value={filters.type}
						onChange={(type) => setFilters((present) => ({ ...present, type }))}
					/>
					{!isPhone && <DoneToggle list={list} />}
					{stageId !== null && <StageFilterChip stageId={stageId} />}
				</>
			}
			tools={
				<>
					<SortDialog columns={CHOOSABLE} sorting={list.sorting} onChange={list.setSorting} />
					{!isPhone && <ColumnChooser columns={CHOOSABLE} chosen={list.columns} onChange={list.setColumns} />}
				</>
			}
			phoneTools={
				<>
					<DoneToggle list={list} />
					{mayAdd && <AddActivityIcon />}
				</>
			}
		/>
	);
}

/** The eye that shows or hides what is done; its word says how it is now. */
function DoneToggle({ list: { filters, setFilters } }: { list: ActivityListState }) {
	const { hideDone } = filters;
	return (
		<Button
			variant="default"
			leftSection={<Icon path={hideDone ? mdiEyeOff : mdiEye} />}
			onClick={() => setFilters((present) => ({ ...present, hideDone: !present.hideDone }))}
		>
			{hideDone ? texts.doneHidden : texts.doneShown}
		</Button>
	);
}
