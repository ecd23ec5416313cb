import type { StageReference, Vehicle, VehicleType } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiTruckRemoveOutline } from '@mdi/js';
import { useMemo } from 'react';
import { useRight } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { usePersisted } from '../../lib/persisted.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { AddButton, ToolRowAdd } from '../../ui/add-buttons.tsx';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SortDialogButton } from '../../ui/data-table/sort-dialog-button.tsx';
import { parseColumns } from '../../ui/data-table/stored-choices.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PhoneVehicleRow } from './phone-vehicle-row.tsx';
import { columnIds, vehicleColumns } from './vehicle-columns.tsx';
import { NO_FILTERS, ofType, parseFilters } from './vehicle-filters.ts';
import { ADD_VEHICLE } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** All vehicles, narrowed and ordered as someone wants them (VEH-01, VEH-02). */
export function VehicleOverview({ vehicles, types, stages }: VehicleOverviewProps) {
	const isPhone = useIsPhone();
	// An empty list offers the button itself.
	const offersAdd = useRight('vehicle:write') && vehicles.length > 0;
	const { known, columns, chosen, setChosen } = useColumns(stages);
	const [kept, setFilters] = usePersisted('vehicleFilters', parseFilters(known), NO_FILTERS);
	const isGone = types.length > 0 && !types.some(({ id }) => id === kept.type);
	const type = isGone ? null : kept.type;
	const shown = useMemo(() => ofType(vehicles, type), [vehicles, type]);
	const setType = (next: string | null) => setFilters((present) => ({ ...present, type: next }));
	const setSorting = (sorting: readonly SortEntry[]) => setFilters((present) => ({ ...present, sorting }));
	const view = { columns, chosen, sorting: kept.sorting };
	return (
		<PageFrame
			title={texts.vehicles}
			count={type === null ? vehicles.length : `${shown.length} of ${vehicles.length}`}
			actions={!isPhone && offersAdd && <AddButton label={texts.add} renderRoot={ADD_VEHICLE} />}
		>
			<FilterBar
				activeCount={type === null ? 0 : 1}
				filters={<TypeFilter types={types} type={type} onChange={setType} />}
				tools={
					<>
						<SortDialogButton columns={columns} sorting={kept.sorting} onChange={setSorting} />
						{!isPhone && <ColumnChooser columns={columns} chosen={chosen} onChange={setChosen} />}
						<ExportButton title={texts.vehicles} all={vehicles} shown={shown} {...view} load={loadExport} />
					</>
				}
				phoneTools={offersAdd && <ToolRowAdd label={texts.add} renderRoot={ADD_VEHICLE} />}
			/>
			<DataTable
				id="vehicles"
				label={texts.vehicles}
				variant="page"
				rows={shown}
				{...view}
				onSortingChange={setSorting}
				rowId={({ id }) => id}
				glows={useGlow('vehicle')}
				{...(isPhone ? {} : { rowName: rowNameOf })}
				rowLink={({ id }, slot) => <EntityLink of="vehicle" entityId={id} {...slot} />}
				phoneRow={(vehicle) => <PhoneVehicleRow vehicle={vehicle} stage={stages.get(vehicle.band.id)} />}
				empty={<NoVehicles onClear={type === null ? undefined : () => setType(null)} />}
			/>
		</PageFrame>
	);
}

const loadExport = async () => (await import('./vehicle-export.ts')).VEHICLE_EXPORT;

/** What a row's link is called; on phones its text says enough. */
function rowNameOf({ band, name }: Vehicle): string {
	return `${band.name}, ${name}`;
}

interface VehicleOverviewProps {
	vehicles: readonly Vehicle[];
	types: readonly VehicleType[];
	/** The stage that a band plays on, by the band's id. */
	stages: ReadonlyMap<number, StageReference>;
}

/** The columns and which of them are chosen; what someone may not see cannot be chosen, whatever is stored. */
function useColumns(stages: VehicleOverviewProps['stages']) {
	const seesPhones = useRight('phone:read');
	const known = useMemo(() => columnIds(seesPhones), [seesPhones]);
	const [chosen, setChosen] = usePersisted<readonly string[]>('selectedVehicleColumns', parseColumns(known), known);
	const columns = useMemo(() => vehicleColumns({ seesPhones, stages }), [seesPhones, stages]);
	return { known, columns, chosen, setChosen };
}

/** Stands for no type: ids are never empty. */
const ALL = '';

interface TypeFilterProps {
	types: readonly VehicleType[];
	/** Id of the chosen type; null for all. */
	type: string | null;
	onChange: (type: string | null) => void;
}

function TypeFilter({ types, type, onChange }: TypeFilterProps) {
	return (
		<FilterSelect
			label={texts.type}
			w={180}
			data={[{ value: ALL, label: texts.allTypes }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
			value={type ?? ALL}
			allowDeselect={false}
			onChange={(chosen) => onChange(chosen || null)}
		/>
	);
}

function NoVehicles({ onClear }: { onClear: (() => void) | undefined }) {
	const mayAdd = useRight('vehicle:write');
	const action = onClear ? (
		<Button variant="default" onClick={onClear}>
			{texts.clearFilters}
		</Button>
	) : (
		mayAdd && <AddButton label={texts.add} renderRoot={ADD_VEHICLE} />
	);
	return <EmptyState icon={mdiTruckRemoveOutline} text={onClear ? texts.noneFound : texts.noneYet} action={action} />;
}
