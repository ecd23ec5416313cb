import type { Activity } from '@crossload/contract';
import { comingUp, type UpcomingList } from '@crossload/domain';
import { type ReactNode, useState } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { activityTone } from '../../entities/activity/activity-tone.ts';
import { roomForYears } from '../../entities/activity/room-for-years.ts';
import { useShownRows } from '../../entities/mine/mine-context.ts';
import { useNow } from '../../lib/now.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import type { Column } from '../../ui/data-table/column.ts';
import type { TableVariant } from '../../ui/data-table/data-table-props.ts';
import { ShortTable } from '../../ui/data-table/short-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ACTIVITY_ROWS } from '../activity/activity-rows.tsx';
import { useRowDelay } from '../delay/delay-button.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import { FoldedLine } from './folded-line.tsx';
import classes from './next-card.module.css';

/** Rows of the loads in a window of 390 × 844, and in the card's height beside the others. */
const ROWS_IN_SIGHT = { phone: 5, desktop: 8 } as const;

/** Pixels for a date with its year, alone and after an icon. */
const YEAR_WIDTHS = { planned: 76, now: 100 } as const;

const NO_ACTIVITIES: readonly Activity[] = [];

/** A card of what comes next; a row opens the activity's details. What is done leaves it at once, what is long overdue folds. */
export function NextCard({ title, action, ...list }: NextCardProps) {
	return (
		<Panel title={title} action={action} className={classes.card}>
			<NextRows title={title} {...list} />
		</Panel>
	);
}

interface NextRowsProps {
	title: string;
	list: UpcomingList;
	columns: readonly Column<Activity>[];
	empty: string;
	variant?: TableVariant;
	/** How many rows there are at most; without it all. */
	most?: number | undefined;
}

interface NextCardProps extends NextRowsProps {
	/** Beside the title. */
	action?: ReactNode;
}

function NextRows({ title, list, columns, empty, variant = 'card', most }: NextRowsProps) {
	const now = useNow();
	const result = useActivities();
	useLoggedFailure(title, result.error);
	const mine = useShownRows('activity', result.data ?? NO_ACTIVITIES);
	const glows = useGlow('activity');
	const [isOpen, setIsOpen] = useState(false);
	const rowAction = useRowDelay();
	const rowsInSight = ROWS_IN_SIGHT[useIsPhone() ? 'phone' : 'desktop'];
	if (result.isLoadingError) return <ErrorPanel isBare message={texts.failed} onRetry={() => void result.refetch()} />;
	if (result.data === undefined) return <SkeletonRows count={variant === 'side' ? 4 : 9} />;
	const { folded, rows } = comingUp(list, mine, { now, ...(variant === 'card' && { rowsInSight }) });
	const named = rows.slice(0, most);
	const folds = folded.length > 0 && rows.length > 0;
	const shown = folds && !isOpen ? named : [...folded, ...named];
	return (
		<>
			{folds && <FoldedLine folded={folded} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
			<ShortTable
				id={`next-${list}`}
				label={title}
				rows={shown}
				columns={roomForYears(columns, { activities: shown, now, needed: YEAR_WIDTHS })}
				variant={variant}
				{...ACTIVITY_ROWS}
				glows={glows}
				rowTone={(activity) => activityTone(activity, now)}
				phoneAction={rowAction}
				rowAction={rowAction}
				empty={<EmptyState text={empty} />}
			/>
		</>
	);
}
