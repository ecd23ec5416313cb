import type { Activity } from '@crossload/contract';
import { type ActivityStatus, compareNames, plannedBegin } from '@crossload/domain';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusLabel } from '../../entities/activity/status-label.tsx';
import { TimingText } from '../../entities/activity/timing-text.tsx';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { PositionName } from '../../entities/position/position-name.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import { DASH } from '../../lib/format.ts';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';
import { DelayButton } from '../delay/delay-button.tsx';
import classes from './activity-columns.module.css';
import { RowAction } from './row-action.tsx';
import type { ActivityActions } from './use-activity-actions.tsx';

interface ColumnNeeds {
	/** Null for those who may not operate. */
	operations: Pick<ActivityActions, 'start' | 'end'> | null;
	canDelay?: boolean;
	statusOf: (activity: Activity) => ActivityStatus;
}

/** Columns that can be chosen, in the order of the table (ACT-01). */
export const COLUMN_IDS = ['planned', 'type', 'status', 'band', 'stage', 'position', 'vehicle'] as const;
export const DEFAULT_COLUMNS: readonly string[] = ['planned', 'type', 'band', 'status'];
export const DEFAULT_SORTING: readonly SortEntry[] = [{ id: 'planned', desc: false }];

/** Pixels of a row's buttons. */
const ACTION_WIDTH = 54;
const DELAY_WIDTH = 34;

/** Pixels for a planned time over days of another year. */
export const YEAR_WIDTHS = { planned: 126 } as const;

/** In what order statuses stand: what needs somebody first. */
const STATUS_ORDER = { late: 0, running: 1, planned: 2, done: 3, cancelled: 4 } as const;

/** The columns of the activity list; with `operations` each row has its next button, with `canDelay` the one for its delay. */
export function activityColumns({ operations, canDelay = false, statusOf }: ColumnNeeds): Column<Activity>[] {
	return [
		...timeColumns,
		{
			id: 'status',
			header: 'Status',
			width: 88,
			minWidth: 80,
			cell: (activity) => <StatusLabel activity={activity} />,
			sortBy: (activity) => STATUS_ORDER[statusOf(activity)],
		},
		...factColumns,
		{
			id: 'action',
			header: 'Next step',
			width: canDelay ? ACTION_WIDTH + DELAY_WIDTH : ACTION_WIDTH,
			isFixed: true,
			canSee: operations !== null,
			cell: (activity) => (
				<span className={classes.action}>
					{operations && <RowAction activity={activity} {...operations} />}
					{canDelay && <DelayButton activity={activity} className={classes.delay} />}
				</span>
			),
		},
	];
}

const timeColumns: readonly Column<Activity>[] = [
	{
		id: 'planned',
		header: 'Planned Time',
		width: 130,
		minWidth: 106,
		cell: (activity) => <PlannedTime planned={activity} />,
		sortBy: plannedBegin,
	},
	{
		id: 'now',
		header: 'Now',
		width: 108,
		minWidth: 104,
		shownWith: 'planned',
		cell: (activity) => (
			<>
				<UnsentMark of="activity" id={activity.id} />
				<TimingText activity={activity} />
			</>
		),
	},
	{
		id: 'type',
		header: 'Type',
		width: 104,
		minWidth: 88,
		cell: ({ activityType }) => <TypeLabel type={activityType} />,
		sortBy: ({ activityType }) => activityType.name,
	},
];

const factColumns: readonly Column<Activity>[] = [
	{
		id: 'band',
		header: 'Band',
		width: 140,
		minWidth: 88,
		className: classes.band,
		cell: ({ band }) => band?.name ?? DASH,
		sortBy: ({ band }) => band?.name ?? null,
	},
	{
		id: 'stage',
		header: 'Stage',
		width: 104,
		minWidth: 80,
		cell: ({ stage }) => (stage ? <StageChip stage={stage} /> : DASH),
		sortBy: ({ stage }) => stage?.name ?? null,
	},
	{
		id: 'position',
		header: 'Position',
		width: 132,
		minWidth: 88,
		cell: ({ position }) => (position ? <PositionName name={position.name} /> : DASH),
		sortBy: ({ position }) => position?.name ?? null,
	},
	{
		id: 'vehicle',
		header: 'Vehicle',
		width: 'fill',
		minWidth: 100,
		cell: ({ vehicles }) => <VehicleList vehicles={vehicles} />,
		sortBy: ({ vehicles }) => vehicles.map(({ name }) => name).toSorted(compareNames)[0] ?? null,
	},
];
