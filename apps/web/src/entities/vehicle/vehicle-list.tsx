import type { VehicleReference } from '@crossload/contract';
import { DASH } from '../../lib/format.ts';
import { TypeChip } from './type-chip.tsx';
import classes from './vehicle-list.module.css';

/** Vehicles in a cell: each one's type and name, or with `isBrief` its type alone; a dash for none. */
export function VehicleList({
	vehicles,
	isBrief = false,
}: {
	vehicles: readonly VehicleReference[];
	isBrief?: boolean;
}) {
	if (vehicles.length === 0) return <span>{DASH}</span>;
	return (
		<span className={classes.vehicles} data-brief={isBrief || undefined}>
			{vehicles.map(({ id, name, type }) => (
				<span key={id} className={classes.vehicle}>
					<TypeChip type={type} tooltip={isBrief ? `${name}, ${type.name}` : type.name} />
					{!isBrief && name}
				</span>
			))}
		</span>
	);
}
