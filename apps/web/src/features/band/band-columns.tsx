import type { Band } from '@crossload/contract';
import { instantOf, plannedBegin, runningActivity } from '@crossload/domain';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { VehicleChips } from '../../entities/band/vehicle-chips.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { NextActivityLabel } from '../../entities/vehicle/next-activity.tsx';
import { DASH } from '../../lib/format.ts';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';

/** By show, bands without one last (BAND-03). */
export const DEFAULT_SORTING: readonly SortEntry[] = [{ id: 'show', desc: false }];

/** The columns of the band list (BAND-01). */
export const BAND_COLUMNS: readonly Column<Band>[] = [
	{
		id: 'name',
		header: 'Name',
		width: 'fill',
		preferredWidth: 200,
		className: 'bold',
		cell: ({ id, name }) => (
			<>
				<UnsentMark of="band" id={id} />
				{name}
			</>
		),
		sortBy: ({ name }) => name,
	},
	{
		id: 'stage',
		header: 'Stage',
		width: 150,
		minWidth: 96,
		cell: ({ stage }) => <StageChip stage={stage} />,
		sortBy: ({ stage }) => stage.name,
	},
	{
		id: 'show',
		header: 'Show',
		width: 108,
		minWidth: 106,
		cell: ({ show }) => (show ? <PlannedTime planned={show} /> : DASH),
		sortBy: showInstant,
	},
	{
		id: 'next_activity',
		header: 'Next activity',
		width: 292,
		minWidth: 196,
		cell: ({ activities, next_activity }) => <NextActivityLabel activities={activities} next={next_activity} />,
		sortBy: nextInstant,
	},
	{
		id: 'vehicles',
		header: 'Vehicles',
		width: 220,
		minWidth: 212,
		cell: ({ vehicles }) => <VehicleChips vehicles={vehicles} most={4} />,
		sortBy: ({ vehicles }) => vehicles.length,
	},
];

export const COLUMN_IDS = BAND_COLUMNS.map(({ id }) => id);

function showInstant({ show }: Band): number | null {
	return show ? plannedBegin(show) : null;
}

/** By when that begins which the cell shows: what runs began before what comes. */
function nextInstant({ activities, next_activity }: Band): number | null {
	const running = runningActivity(activities);
	const begins = running?.start ?? next_activity?.planned_start ?? next_activity?.planned_end ?? null;
	return begins === null ? null : instantOf(begins);
}
