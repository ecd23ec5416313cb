import type { Activity } from '@crossload/contract';
import { activityStatus } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useGlow } from '../../api/live/glow.ts';
import { useRight } from '../../api/session.ts';
import { activityTone } from '../../entities/activity/activity-tone.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import { now, useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { activityColumns } from '../activity/activity-columns.tsx';
import { ActivityLink } from '../activity/activity-link.tsx';
import classes from './band-activities.module.css';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** The activity list's own columns without band and stage, which the page says, and vehicles by type alone. */
const COLUMNS: readonly Column<Activity>[] = [
	...activityColumns({ operations: null, statusOf: (activity) => activityStatus(activity, now()) })
		.filter(({ id }) => ['planned', 'now', 'type', 'status', 'position'].includes(id))
		.map((column): Column<Activity> => (column.id === 'position' ? { ...column, width: 'fill' } : column)),
	{
		id: 'vehicles',
		header: 'Vehicles',
		width: 148,
		cell: ({ vehicles }) => <VehicleList vehicles={vehicles} isBrief />,
	},
];

/** A band's activities in order; a row opens its details (BAND-05). Phones keep the done ones back until asked. */
export function BandActivities({ bandId, activities }: { bandId: number; activities: readonly Activity[] }) {
	const isPhone = useIsPhone();
	const present = useNow();
	const [showsDone, setShowsDone] = useState(false);
	const pending = activities.filter(({ end }) => end === null);
	const shown = isPhone && !showsDone ? pending : activities;
	const doneCount = activities.length - pending.length;
	return (
		<Panel
			title={texts.activities}
			action={
				<>
					{isPhone && doneCount > 0 && (
						<button type="button" className={classes.toggle} onClick={() => setShowsDone(!showsDone)}>
							{showsDone ? texts.hideDone : texts.showDone(doneCount)}
						</button>
					)}
					<AddActivityButton bandId={bandId} />
				</>
			}
		>
			<DataTable
				id="band-activities"
				label={texts.activities}
				rows={shown}
				columns={COLUMNS}
				rowId={({ id }) => id}
				glows={useGlow('activity')}
				rowLink={({ id }, slot) => <ActivityLink activityId={id} {...slot} />}
				rowTone={(activity) => activityTone(activity, present)}
				isQuiet={({ end }) => end !== null}
				phoneRow={(activity) => (
					<PhoneActivityRow
						activity={activity}
						lead="type"
						end={activity.vehicles.length > 0 && <VehicleList vehicles={activity.vehicles} isBrief />}
					/>
				)}
				empty={<EmptyState text={activities.length === 0 ? texts.noActivities : texts.allDone} />}
			/>
		</Panel>
	);
}

function AddActivityButton({ bandId }: { bandId: number }) {
	if (!useRight('activity:write')) return null;
	const params = { context: 'band', contextId: `${bandId}` };
	return (
		<Button
			variant="subtle"
			color="gray"
			renderRoot={(slot) => <Link to="/activity/new/{-$context}/{-$contextId}" params={params} {...slot} />}
			leftSection={<Icon path={mdiPlus} />}
		>
			{texts.add}
		</Button>
	);
}
