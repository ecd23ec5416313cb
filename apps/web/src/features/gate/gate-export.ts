import type { Activity, Vehicle } from '@crossload/contract';
import { activityStatus } from '@crossload/domain';
import { STATUS_SHORT } from '../../entities/activity/status-texts.ts';
import { now } from '../../lib/now.ts';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';

/** What a gate does with one vehicle; null for an activity that names none. */
export interface GateEntry {
	readonly activity: Activity;
	readonly vehicle: Vehicle | null;
}

/** What is exported of a gate's list: a row for each vehicle (OUT-01). */
export const GATE_EXPORT: readonly ExportColumn<GateEntry>[] = [
	{ header: 'Planned', value: ({ activity }) => dateCell(activity.planned_start ?? activity.planned_end) },
	{ header: 'Done at', value: ({ activity }) => dateCell(activity.end) },
	{ header: 'What', value: ({ activity }) => activity.activityType.name },
	{ header: 'Status', value: ({ activity }) => STATUS_SHORT[activityStatus(activity, now())] },
	{ header: 'Gate', value: ({ activity }) => activity.position?.name ?? null },
	{ header: 'Band', value: ({ activity }) => activity.band?.name ?? null },
	{ header: 'Vehicle', value: ({ vehicle }) => vehicle?.name ?? null },
	{ header: 'Type', value: ({ vehicle }) => vehicle?.type.name ?? null },
	{ header: 'Licence plate', value: ({ vehicle }) => vehicle?.licence_plate ?? null },
	{ header: 'Driver', value: ({ vehicle }) => vehicle?.driver ?? null },
];
