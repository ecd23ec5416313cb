import type { Position } from '@crossload/contract';
import { useGlow } from '../../api/sync/glow.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { PositionName } from '../../entities/position/position-name.tsx';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Occupancy } from './occupancy.tsx';
import classes from './position-table.module.css';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** The columns of the positions as rows; both views are exported by them. */
export const POSITION_COLUMNS: readonly Column<Position>[] = [
	{
		id: 'name',
		header: texts.position,
		width: 'fill',
		className: 'bold',
		cell: ({ name }) => <PositionName name={name} />,
		sortBy: ({ name }) => name,
	},
	{
		id: 'count',
		header: texts.vehicleCount,
		width: 120,
		className: 'tabular',
		cell: (position) => <Occupancy position={position} />,
		sortBy: ({ vehicles }) => vehicles.length,
	},
];

/** The positions as rows (POS-03). */
export function PositionTable({ positions, sorting, onSortingChange }: PositionTableProps) {
	return (
		<DataTable
			id="positions"
			label={texts.positions}
			variant="page"
			rows={positions}
			columns={POSITION_COLUMNS}
			sorting={sorting}
			onSortingChange={onSortingChange}
			rowId={({ id }) => id}
			glows={useGlow('position')}
			rowLink={({ id }, slot) => <EntityLink of="position" entityId={id} {...slot} />}
			phoneRow={(position) => <PhoneRow position={position} />}
		/>
	);
}

interface PositionTableProps {
	positions: readonly Position[];
	sorting: readonly SortEntry[];
	onSortingChange: (sorting: readonly SortEntry[]) => void;
}

function PhoneRow({ position }: { position: Position }) {
	const { name, tag } = position;
	return (
		<span className={classes.row}>
			<span className={classes.phoneName}>{name}</span>
			<span className={classes.facts}>
				<span>{tag}</span>
				<Occupancy position={position} />
			</span>
		</span>
	);
}
