import type { Activity } from '@crossload/contract';
import { activityStatus, isOver, latestOf } from '@crossload/domain';
import { useCallback, useMemo } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useRight } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { activityTone } from '../../entities/activity/activity-tone.ts';
import { roomForYears } from '../../entities/activity/room-for-years.ts';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { formatPlan } from '../../lib/format.ts';
import { now, useMinute } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ListPlaceholder } from '../../ui/list-placeholder.tsx';
import { useRowDelay } from '../delay/delay-button.tsx';
import { activityColumns, YEAR_WIDTHS } from './activity-columns.tsx';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { activityName } from './activity-name.ts';
import { ACTIVITY_ROWS } from './activity-rows.tsx';
import { NoActivities } from './no-activities.tsx';
import { nowMarker } from './now-marker.ts';
import { useActivityActions } from './use-activity-actions.tsx';
import type { ActivityListState } from './use-activity-list.ts';

/** The activities in rows that open their details, with the now line and each one's next step (ACT-01, ACT-04). */
export function ActivityTable({ list }: { list: ActivityListState }) {
	const isPhone = useIsPhone();
	const { minute, columns, phoneAction, question } = useColumns(list.shown);
	const glows = useGlow('activity');
	const { sorting, filters } = list;
	const { day } = filters;
	const marker = useMemo(() => nowMarker({ sorting, day, minute }), [sorting, day, minute]);

	if (list.all === undefined) {
		const failure = list.error && messageOf(list.error, texts.loadFailed);
		return <ListPlaceholder failure={failure} retry={list.retry} count={14} />;
	}
	return (
		<>
			<DataTable
				id="activities"
				label={texts.title}
				variant="page"
				rows={list.shown}
				columns={columns}
				chosen={list.columns}
				sorting={sorting}
				onSortingChange={list.setSorting}
				marker={marker}
				view={JSON.stringify(filters)}
				{...ACTIVITY_ROWS}
				glows={glows}
				{...(isPhone ? {} : { rowName: rowNameOf })}
				rowTone={(activity) => activityTone(activity, now())}
				isQuiet={isOver}
				phoneAction={phoneAction}
				empty={<NoActivities list={list} />}
			/>
			{question}
		</>
	);
}

/** The columns; made again every minute, because what is late, and so the order by status, changes with the time. */
function useColumns(activities: readonly Activity[]) {
	const minute = useMinute();
	const mayOperate = useRight('activity:operate');
	const canDelay = useRight('activity:write');
	const phoneAction = useRowDelay();
	const { start, end, question } = useActivityActions();
	const statusOf = useCallback((activity: Activity) => activityStatus(activity, latestOf(minute, now())), [minute]);
	const designed = useMemo(
		() => activityColumns({ operations: mayOperate ? { start, end } : null, canDelay, statusOf }),
		[mayOperate, canDelay, start, end, statusOf],
	);
	// As a rule the same columns: with others every row is rendered again.
	const columns = useMemo(
		() => roomForYears(designed, { activities, now: minute, needed: YEAR_WIDTHS }),
		[designed, activities, minute],
	);
	return { minute, columns, phoneAction, question };
}

/** What a row's link is called: `17:10–17:40 Crossload, Velvet Antenna, Late (not started)`. */
function rowNameOf(activity: Activity): string {
	const at = now();
	return `${formatPlan(activity, at)} ${activityName(activity)}, ${STATUS_NAMES[activityStatus(activity, at)]}`;
}
