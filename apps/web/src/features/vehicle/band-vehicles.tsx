import type { Vehicle } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { NextActivityLabel } from '../../entities/vehicle/next-activity.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { VehicleName } from '../../entities/vehicle/vehicle-name.tsx';
import type { ListPart } from '../../lib/use-list-part.ts';
import { QuietAdd } from '../../ui/add-buttons.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { Listed } from '../../ui/listed.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './band-vehicles.module.css';

const TEXTS = { vehicles: 'Vehicles', add: 'Add', none: 'No vehicles yet.' } as const;

const COLUMNS: readonly Column<Vehicle>[] = [
	{
		id: 'name',
		header: 'Name',
		width: 250,
		minWidth: 176,
		className: 'bold',
		cell: (vehicle) => <VehicleName vehicle={vehicle} />,
	},
	{ id: 'type', header: 'Type', width: 60, cell: ({ type }) => <TypeChip type={type} /> },
	{
		id: 'position',
		header: 'Position',
		width: 'fill',
		minWidth: 110,
		preferredWidth: 200,
		cell: (vehicle) => <WhereaboutsLabel whereabouts={vehicle} isShort />,
	},
	{
		id: 'next_activity',
		header: 'Next activity',
		width: 292,
		minWidth: 196,
		cell: ({ activities, next_activity }) => <NextActivityLabel activities={activities} next={next_activity} />,
	},
];

/** A band's vehicles by name: where each is and what it does next (BAND-07). */
export function BandVehicles({ bandId, vehicles }: { bandId: number; vehicles: ListPart<Vehicle> }) {
	return (
		<Listed title={TEXTS.vehicles} list={vehicles}>
			{(rows) => <ListedVehicles bandId={bandId} vehicles={rows} />}
		</Listed>
	);
}

const loadExport = async () => (await import('./vehicle-export.ts')).VEHICLE_EXPORT;

/** Nobody's telephone stands in the table; who may see it has it in an export of everything. */
function exportedColumns(seesPhones: boolean): readonly Column<Vehicle>[] {
	return seesPhones
		? COLUMNS
		: [...COLUMNS, { id: 'driver_tel', header: '', width: 0, canSee: false, cell: () => null }];
}

function ListedVehicles({ bandId, vehicles }: { bandId: number; vehicles: readonly Vehicle[] }) {
	const columns = exportedColumns(useRight('phone:read'));
	return (
		<Panel
			title={TEXTS.vehicles}
			action={
				<>
					<ExportButton
						isIcon
						title={TEXTS.vehicles}
						all={vehicles}
						shown={vehicles}
						columns={columns}
						load={loadExport}
					/>
					<AddVehicleButton bandId={bandId} />
				</>
			}
		>
			<DataTable
				id="band-vehicles"
				ownerId={bandId}
				label={TEXTS.vehicles}
				rows={vehicles}
				columns={COLUMNS}
				rowId={({ id }) => id}
				glows={useGlow('vehicle')}
				rowLink={({ id }, slot) => <EntityLink of="vehicle" entityId={id} {...slot} />}
				phoneRow={(vehicle) => <PhoneVehicleRow vehicle={vehicle} />}
				empty={<EmptyState text={TEXTS.none} />}
			/>
		</Panel>
	);
}

function PhoneVehicleRow({ vehicle }: { vehicle: Vehicle }) {
	return (
		<span className={classes.row}>
			<span className={classes.phoneName}>
				<VehicleName vehicle={vehicle} />
			</span>
			<TypeChip type={vehicle.type} />
			<span className={classes.facts}>
				<WhereaboutsLabel whereabouts={vehicle} />
				<NextActivityLabel activities={vehicle.activities} next={vehicle.next_activity} />
			</span>
		</span>
	);
}

function AddVehicleButton({ bandId }: { bandId: number }) {
	if (!useRight('vehicle:write')) return null;
	const params = { contextBand: `${bandId}` };
	return (
		<QuietAdd
			label={TEXTS.add}
			renderRoot={(slot) => <Link to="/vehicle/add/{-$contextBand}" params={params} {...slot} />}
		/>
	);
}
