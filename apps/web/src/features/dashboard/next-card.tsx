import type { Activity } from '@crossload/contract';
import { type UpcomingList, upcoming } from '@crossload/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGlow } from '../../api/live/glow.ts';
import { activityTone } from '../../entities/activity/activity-tone.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { useNow } from '../../lib/now.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Rank } from '../../ui/data-table/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ActivityLink } from '../activity/activity-link.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './next-card.module.css';

/** A card of what comes next; a row opens the activity's details. What is done leaves it at once. */
export function NextCard({ title, action, ...list }: NextCardProps) {
	useLoggedFailure(title, list.result.error);
	return (
		<Panel title={title} action={action} className={classes.card}>
			<NextRows title={title} {...list} />
		</Panel>
	);
}

interface NextRowsProps {
	title: string;
	list: UpcomingList;
	result: UseQueryResult<Activity[]>;
	columns: readonly Column<Activity>[];
	empty: string;
	rank?: Rank;
}

interface NextCardProps extends NextRowsProps {
	/** Beside the title. */
	action?: ReactNode;
}

function NextRows({ title, list, result, columns, empty, rank = 'card' }: NextRowsProps) {
	const now = useNow();
	const glows = useGlow('activity');
	if (result.isLoadingError) return <ErrorPanel isBare message={texts.failed} onRetry={() => void result.refetch()} />;
	if (result.data === undefined) return <SkeletonRows count={rank === 'side' ? 4 : 9} />;
	return (
		<DataTable
			id={`next-${list}`}
			label={title}
			rows={upcoming(list, result.data, now)}
			columns={columns}
			rank={rank}
			rowId={({ id }) => id}
			glows={glows}
			rowLink={({ id }, slot) => <ActivityLink activityId={id} {...slot} />}
			rowTone={(activity) => activityTone(activity, now)}
			phoneRow={(activity) => <PhoneActivityRow activity={activity} />}
			empty={<EmptyState text={empty} />}
		/>
	);
}
