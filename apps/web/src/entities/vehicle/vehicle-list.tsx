import type { VehicleReference } from '@crossload/contract';
import { DASH } from '../../lib/format.ts';
import { MoreChip, splitOverflow } from './more-chip.tsx';
import { TypeChip } from './type-chip.tsx';
import classes from './vehicle-list.module.css';

/** So many have room in a cell. */
const MAX_VEHICLES = { named: 2, brief: 3 };

/** Vehicles in a cell: each one's type and name, or with `isBrief` its type alone; a dash for none. */
export function VehicleList({ vehicles, isBrief = false, ...room }: VehicleListProps) {
	if (vehicles.length === 0) return <span>{DASH}</span>;
	const { shown, rest } = splitOverflow(vehicles, room.most ?? (isBrief ? MAX_VEHICLES.brief : MAX_VEHICLES.named));
	return (
		<span className={classes.vehicles} data-brief={isBrief || undefined}>
			{shown.map(({ id, name, type }) =>
				isBrief ? (
					<TypeChip key={id} type={type} tooltip={`${name}, ${type.name}`} />
				) : (
					<span key={id} className={classes.vehicle}>
						<TypeChip type={type} />
						<span className={classes.name}>{name}</span>
					</span>
				),
			)}
			<MoreChip count={rest.length} which={rest.map(({ name }) => name)} />
		</span>
	);
}

interface VehicleListProps {
	vehicles: readonly VehicleReference[];
	isBrief?: boolean;
	/** Where there is less room than in a table's cell. */
	most?: number;
}
