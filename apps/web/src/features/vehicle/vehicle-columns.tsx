import type { StageReference, Vehicle } from '@crossload/contract';
import { plannedBegin } from '@crossload/domain';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { PhoneLink } from '../../entities/person/phone-link.tsx';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { VehicleName } from '../../entities/vehicle/vehicle-name.tsx';
import { VehicleTag } from '../../entities/vehicle/vehicle-tag.tsx';
import { DASH } from '../../lib/format.ts';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';
import classes from './vehicle-columns.module.css';

/** Columns that can be chosen, in the order of the table (VEH-02). */
const COLUMN_IDS = ['band', 'name', 'type', 'position', 'next_activity', 'driver', 'driver_tel'] as const;

/** The ids of the columns that someone may see: the drivers' telephone only with phone:read. */
export function columnIds(seesPhones: boolean): readonly string[] {
	return COLUMN_IDS.filter((id) => id !== 'driver_tel' || seesPhones);
}

export const DEFAULT_SORTING: readonly SortEntry[] = [
	{ id: 'band', desc: false },
	{ id: 'name', desc: false },
];

interface ColumnNeeds {
	seesPhones: boolean;
	/** The stage that a band plays on, by the band's id. */
	stages: ReadonlyMap<number, StageReference>;
}

/** The columns of the vehicle list. */
export function vehicleColumns({ seesPhones, stages }: ColumnNeeds): Column<Vehicle>[] {
	return [
		{
			id: 'band',
			header: 'Band',
			width: 'fill',
			minWidth: 104,
			preferredWidth: 182,
			cell: ({ band }) => <VehicleTag band={band.name} stage={stages.get(band.id)} />,
			sortBy: ({ band }) => band.name,
		},
		...factColumns,
		{
			id: 'driver_tel',
			header: 'Driver Tel',
			width: 156,
			minWidth: 154,
			canSee: seesPhones,
			hasLinks: true,
			cell: ({ driver, driver_tel }) =>
				driver_tel === null ? DASH : <PhoneLink tel={driver_tel} name={driver ?? undefined} />,
			sortBy: ({ driver_tel }) => driver_tel,
		},
	];
}

const factColumns: readonly Column<Vehicle>[] = [
	{
		id: 'name',
		header: 'Name',
		width: 232,
		minWidth: 144,
		cell: (vehicle) => <VehicleName vehicle={vehicle} />,
		sortBy: ({ name }) => name,
	},
	{
		id: 'type',
		header: 'Vehicle Type',
		width: 88,
		minWidth: 76,
		cell: ({ type }) => <TypeChip type={type} />,
		sortBy: ({ type }) => type.name,
	},
	{
		id: 'position',
		header: 'Position',
		width: 176,
		minWidth: 100,
		cell: (vehicle) => <WhereaboutsLabel whereabouts={vehicle} isShort />,
		sortBy: ({ current_position }) => current_position?.name ?? null,
	},
	{
		id: 'next_activity',
		header: 'Next Activity',
		width: 216,
		minWidth: 150,
		cell: ({ next_activity }) => <NextActivity next={next_activity} />,
		sortBy: ({ next_activity }) => next_activity && plannedBegin(next_activity),
	},
	{
		id: 'driver',
		header: 'Driver',
		width: 136,
		minWidth: 92,
		cell: ({ driver }) => driver ?? DASH,
		sortBy: ({ driver }) => driver,
	},
];

/** When and what: the planned range, or the end alone where there is no start. */
export function NextActivity({ next }: { next: Vehicle['next_activity'] }) {
	if (next === null) return DASH;
	return (
		<span className={classes.next}>
			<PlannedTime planned={next} />
			<span className={classes.what}>
				<TypeIcon type={next.activityType} size={16} />
				<span className={classes.type}>{next.activityType.name}</span>
			</span>
		</span>
	);
}
