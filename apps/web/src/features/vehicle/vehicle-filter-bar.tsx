import type { Vehicle, VehicleType } from '@crossload/contract';
import { useIsPhone } from '../../lib/use-media.ts';
import { ToolRowAdd } from '../../ui/add-buttons.tsx';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { SortDialogButton } from '../../ui/data-table/sort-dialog-button.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ADD_VEHICLE } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** The type filter, the order and the columns of the vehicle list. */
export function VehicleFilterBar(props: VehicleFilterBarProps) {
	const { type, columns, chosen, onChosenChange, sorting, onSortingChange, offersAdd } = props;
	const isPhone = useIsPhone();
	return (
		<FilterBar
			activeCount={type === null ? 0 : 1}
			filters={<TypeFilter {...props} />}
			tools={
				<>
					<SortDialogButton columns={columns} sorting={sorting} onChange={onSortingChange} />
					{!isPhone && <ColumnChooser columns={columns} chosen={chosen} onChange={onChosenChange} />}
					<ExportButton
						title={texts.vehicles}
						all={props.all}
						shown={props.shown}
						columns={columns}
						chosen={chosen}
						sorting={sorting}
						load={loadExport}
					/>
				</>
			}
			phoneTools={offersAdd && <ToolRowAdd label={texts.add} renderRoot={ADD_VEHICLE} />}
		/>
	);
}

const loadExport = async () => (await import('./vehicle-export.ts')).VEHICLE_EXPORT;

interface TypeFilterProps {
	types: readonly VehicleType[];
	/** Id of the chosen type; null for all. */
	type: string | null;
	onTypeChange: (type: string | null) => void;
}

interface VehicleFilterBarProps extends TypeFilterProps {
	all: readonly Vehicle[];
	/** Those of the chosen type. */
	shown: readonly Vehicle[];
	columns: readonly Column<Vehicle>[];
	chosen: readonly string[];
	onChosenChange: (chosen: string[]) => void;
	sorting: readonly SortEntry[];
	onSortingChange: (sorting: SortEntry[]) => void;
	/** On phones the button that adds stands here. */
	offersAdd: boolean;
}

/** Stands for no type: ids are never empty. */
const ALL = '';

function TypeFilter({ types, type, onTypeChange }: TypeFilterProps) {
	return (
		<FilterSelect
			label={texts.type}
			w={180}
			data={[{ value: ALL, label: texts.allTypes }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
			value={type ?? ALL}
			allowDeselect={false}
			onChange={(chosen) => onTypeChange(chosen || null)}
		/>
	);
}
