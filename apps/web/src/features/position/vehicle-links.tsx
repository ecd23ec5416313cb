import type { VehicleReference } from '@crossload/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import classes from './vehicle-links.module.css';

/** Vehicles as links, one a line: type, whose and which. */
export function VehicleLinks({ vehicles }: { vehicles: readonly VehicleReference[] }) {
	return (
		<ul className="plain-list">
			{vehicles.map(({ id, name, band, type }) => (
				<li key={id}>
					<EntityLink of="vehicle" entityId={id} className={classes.vehicle}>
						<TypeChip type={type} />
						<span className={classes.text}>
							<span className={classes.band}>{band.name}</span> <span className={classes.name}>{name}</span>
						</span>
					</EntityLink>
				</li>
			))}
		</ul>
	);
}
