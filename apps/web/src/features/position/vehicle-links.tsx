import type { VehicleReference } from '@crossload/contract';
import { ThingLink } from '../../entities/thing/thing-link.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import classes from './vehicle-links.module.css';

/** Vehicles as links, one a line: type, whose and which. */
export function VehicleLinks({ vehicles }: { vehicles: readonly VehicleReference[] }) {
	return (
		<ul className="plain-list">
			{vehicles.map(({ id, name, band, type }) => (
				<li key={id}>
					<ThingLink of="vehicle" thingId={id} className={classes.vehicle}>
						<TypeChip type={type} />
						<span className={classes.text}>
							<span className={classes.band}>{band.name}</span> <span className={classes.name}>{name}</span>
						</span>
					</ThingLink>
				</li>
			))}
		</ul>
	);
}
