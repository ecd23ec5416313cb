import type { Activity } from '@crossload/contract';
import { PlaceCell } from '../../entities/activity/place-cell.tsx';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { VehicleChips } from '../../entities/band/vehicle-chips.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { PositionName } from '../../entities/position/position-name.tsx';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { DASH } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/column.ts';

const band: Column<Activity> = {
	id: 'band',
	header: 'Band',
	width: 'fill',
	minWidth: 84,
	preferredWidth: 120,
	cell: (activity) =>
		activity.band ? (
			<EntityLink of="band" entityId={activity.band.id} className="bold plain-link line-on-hover">
				<UnsentMark of="activity" id={activity.id} />
				{activity.band.name}
			</EntityLink>
		) : (
			DASH
		),
};

function planned(width: number): Column<Activity> {
	return {
		id: 'planned',
		header: 'Planned',
		width,
		cell: (activity) => <PlannedTime planned={activity} />,
	};
}

const now: Column<Activity> = {
	id: 'now',
	header: 'Now',
	width: 116,
	minWidth: 92,
	cell: (activity) => <StatusTiming activity={activity} />,
};

/** Load-ins, load-outs and crossloads: when, what, who and at which stage (DASH-01). */
export const LOAD_COLUMNS: readonly Column<Activity>[] = [
	planned(104),
	// A time that is ten minutes and more late stands on one line; its minimum leaves the stage its room on a tablet of 768 px.
	{ ...now, width: 130, minWidth: 116 },
	{
		id: 'type',
		header: 'Type',
		width: 88,
		cell: ({ activityType }) => <TypeLabel type={activityType} />,
	},
	{ ...band, minWidth: 88, preferredWidth: 130 },
	{
		id: 'stage',
		header: 'Stage',
		width: 'fill',
		minWidth: 160,
		preferredWidth: 224,
		cell: (activity) => <PlaceCell activity={activity} />,
	},
];

/** Check-ins: when, where and who (DASH-02). */
export const CHECKIN_COLUMNS: readonly Column<Activity>[] = [
	planned(62),
	now,
	{
		id: 'position',
		header: 'Position',
		width: 120,
		minWidth: 90,
		cell: ({ position }) => (position ? <PositionName name={position.name} /> : DASH),
	},
	band,
];

/** Arrivals: when, with what and who (DASH-07). */
export const ARRIVAL_COLUMNS: readonly Column<Activity>[] = [
	planned(62),
	now,
	{
		id: 'vehicles',
		header: 'Vehicles',
		width: 104,
		cell: ({ vehicles }) => <VehicleChips vehicles={vehicles} most={2} />,
	},
	band,
];
