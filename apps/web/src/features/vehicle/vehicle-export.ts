import type { Vehicle } from '@crossload/contract';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a vehicle (OUT-01). */
export const VEHICLE_EXPORT: readonly ExportColumn<Vehicle>[] = [
	{ header: 'Band', shownBy: 'band', value: ({ band }) => band.name },
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Type', shownBy: 'type', value: ({ type }) => type.name },
	{ header: 'Licence plate', shownBy: 'name', value: ({ licence_plate }) => licence_plate },
	{ header: 'Position', shownBy: 'position', value: positionOf },
	{
		header: 'Next activity',
		shownBy: 'next_activity',
		value: ({ next_activity }) => next_activity?.activityType.name ?? null,
	},
	{
		header: 'Next activity at',
		shownBy: 'next_activity',
		value: ({ next_activity }) => dateCell(next_activity?.planned_start ?? next_activity?.planned_end),
	},
	{ header: 'Driver', shownBy: 'driver', value: ({ driver }) => driver },
	{ header: 'Driver tel', shownBy: 'driver_tel', value: ({ driver_tel }) => driver_tel },
	{ header: 'Subvehicle', value: ({ subVehicle }) => subVehicle },
	{ header: 'Comment', value: ({ comment }) => comment },
];

function positionOf({ current_position, position_status }: Vehicle): string | null {
	return position_status === 'departed' ? 'Departed' : (current_position?.name ?? null);
}
