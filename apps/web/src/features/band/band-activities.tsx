import type { Activity } from '@crossload/contract';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import type { ListPart } from '../../lib/use-list-part.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ActivityPanel, someActivityColumns } from '../activity/activity-panel.tsx';

/** The activity list's own columns without band and stage, which the page says, and vehicles by type alone. */
const COLUMNS: readonly Column<Activity>[] = [
	...someActivityColumns(['planned', 'now', 'type', 'status', 'position'], 'position'),
	{
		id: 'vehicles',
		header: 'Vehicles',
		width: 148,
		minWidth: 134,
		cell: ({ vehicles }) => <VehicleList vehicles={vehicles} isBrief />,
	},
];

/** A band's activities in order (BAND-05). */
export function BandActivities({ bandId, activities }: { bandId: number; activities: ListPart<Activity> }) {
	return (
		<ActivityPanel
			context="band"
			contextId={bandId}
			activities={activities}
			columns={COLUMNS}
			phoneRow={(activity) => (
				<PhoneActivityRow
					activity={activity}
					lead="type"
					end={activity.vehicles.length > 0 && <VehicleList vehicles={activity.vehicles} isBrief most={2} />}
				/>
			)}
		/>
	);
}
