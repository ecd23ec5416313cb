import { ALL_DAYS } from '@crossload/domain';
import { useSearch } from '@tanstack/react-router';
import { useRight } from '../api/session.ts';
import { ActivityFilterBar } from '../features/activity/activity-filter-bar.tsx';
import { LIST_TEXTS as texts } from '../features/activity/activity-list-texts.ts';
import { ActivityTable } from '../features/activity/activity-table.tsx';
import { AddActivityButton } from '../features/activity/add-activity-button.tsx';
import { type ActivityListState, useActivityList } from '../features/activity/use-activity-list.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { PageFrame } from '../ui/page-frame.tsx';

/** What happens when: all activities with where they stand now. */
export function ActivityListPage() {
	const isPhone = useIsPhone();
	const mayAdd = useRight('activity:write');
	const list = useActivityList(useSearch({ from: '/activities', select: ({ stage }) => stage ?? null }));
	return (
		<PageFrame
			title={texts.title}
			count={countText(list, isPhone)}
			actions={mayAdd && !isPhone && list.all?.length !== 0 && <AddActivityButton />}
		>
			<ActivityFilterBar list={list} />
			<ActivityTable list={list} />
		</PageFrame>
	);
}

/** `84 of 352`, on phones, where the filters are out of sight, with the day: `Saturday, 84 of 352`. */
function countText({ all, shown, filters }: ActivityListState, isPhone: boolean): string | undefined {
	if (all === undefined) return undefined;
	const count = shown.length === all.length ? `${all.length}` : `${shown.length} of ${all.length}`;
	return isPhone && filters.day !== ALL_DAYS ? `${filters.day}, ${count}` : count;
}
