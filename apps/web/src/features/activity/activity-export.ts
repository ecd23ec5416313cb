import type { Activity } from '@crossload/contract';
import { activityStatus, joinList } from '@crossload/domain';
import { STATUS_SHORT } from '../../entities/activity/status-texts.ts';
import { now } from '../../lib/now.ts';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of an activity (OUT-01). */
export const ACTIVITY_EXPORT: readonly ExportColumn<Activity>[] = [
	{ header: 'Planned start', shownBy: 'planned', value: ({ planned_start }) => dateCell(planned_start) },
	{ header: 'Planned end', shownBy: 'planned', value: ({ planned_end }) => dateCell(planned_end) },
	{ header: 'Actual start', value: ({ start }) => dateCell(start) },
	{ header: 'Actual end', value: ({ end }) => dateCell(end) },
	{ header: 'Type', shownBy: 'type', value: ({ activityType }) => activityType.name },
	{ header: 'Status', shownBy: 'status', value: (activity) => STATUS_SHORT[activityStatus(activity, now())] },
	{ header: 'Band', shownBy: 'band', value: ({ band }) => band?.name ?? null },
	{ header: 'Stage', shownBy: 'stage', value: ({ stage }) => stage?.name ?? null },
	{ header: 'Position', shownBy: 'position', value: ({ position }) => position?.name ?? null },
	{ header: 'Vehicles', shownBy: 'vehicle', value: ({ vehicles }) => joinList(vehicles.map(({ name }) => name)) },
	{ header: 'Info', value: ({ info }) => info },
	{ header: 'Cancelled', value: ({ cancelled }) => dateCell(cancelled) },
	{ header: 'Reason', value: ({ cancel_reason }) => cancel_reason },
];
