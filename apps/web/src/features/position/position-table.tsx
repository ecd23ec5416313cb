import type { Position } from '@crossload/contract';
import { mdiTruckOutline } from '@mdi/js';
import { useState } from 'react';
import { useGlow } from '../../api/sync/glow.ts';
import { PositionName } from '../../entities/position/position-name.tsx';
import { ThingLink } from '../../entities/thing/thing-link.tsx';
import type { Column, SortEntry } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './position-table.module.css';
import { POSITION_TEXTS as texts } from './position-texts.ts';

const COLUMNS: readonly Column<Position>[] = [
	{
		id: 'name',
		header: texts.position,
		width: 'fill',
		className: classes.name,
		cell: ({ name }) => <PositionName name={name} />,
		sortBy: ({ name }) => name,
	},
	{
		id: 'count',
		header: texts.vehicleCount,
		width: 120,
		className: 'tabular',
		cell: ({ vehicles }) => vehicles.length,
		sortBy: ({ vehicles }) => vehicles.length,
	},
];

/** The positions as rows (POS-03). */
export function PositionTable({ positions }: { positions: readonly Position[] }) {
	const [sorting, setSorting] = useState<readonly SortEntry[]>([{ id: 'name', desc: false }]);
	return (
		<DataTable
			id="positions"
			label={texts.positions}
			rank="page"
			rows={positions}
			columns={COLUMNS}
			sorting={sorting}
			onSortingChange={setSorting}
			rowId={({ id }) => id}
			glows={useGlow('position')}
			rowLink={({ id }, slot) => <ThingLink of="position" thingId={id} {...slot} />}
			phoneRow={(position) => <PhoneRow position={position} />}
		/>
	);
}

function PhoneRow({ position: { name, vehicles, tag } }: { position: Position }) {
	return (
		<span className={classes.row}>
			<span className={classes.phoneName}>{name}</span>
			<span className={classes.facts}>
				<span>{tag}</span>
				<span className={classes.count}>
					<Icon path={mdiTruckOutline} size={16} title={texts.vehicleCount} />
					{vehicles.length}
				</span>
			</span>
		</span>
	);
}
