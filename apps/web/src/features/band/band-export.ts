import type { Band } from '@crossload/contract';
import { joinList } from '@crossload/domain';
import { bandStatusLabel } from '../../lib/band-status-label.ts';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a band, as a running order that an import takes in (OUT-01); the production's telephone by right. */
export function bandExport(seesPhones: boolean): ExportColumn<Band>[] {
	return [
		...COLUMNS,
		{ header: 'Production', canSee: seesPhones, value: ({ production }) => production?.name ?? null },
		{ header: 'Production tel', canSee: seesPhones, value: ({ production }) => production?.tel ?? null },
	];
}

const COLUMNS: readonly ExportColumn<Band>[] = [
	{ header: 'Band', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Stage', shownBy: 'stage', value: ({ stage }) => stage.name },
	{ header: 'Start', shownBy: 'show', value: ({ show }) => dateCell(show?.planned_start) },
	{ header: 'End', shownBy: 'show', value: ({ show }) => dateCell(show?.planned_end) },
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
	{ header: 'Vehicles', shownBy: 'vehicles', value: ({ vehicles }) => joinList(vehicles.map(({ name }) => name)) },
	{ header: 'Status', value: ({ status }) => bandStatusLabel(status) },
	{ header: 'Touring party', value: ({ touringParty }) => touringParty },
	{ header: 'Notes', value: ({ notes }) => notes },
];
