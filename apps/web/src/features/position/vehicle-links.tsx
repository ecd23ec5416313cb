import type { VehicleReference } from '@crossload/contract';
import { compareNames } from '@crossload/domain';
import { ThingLink } from '../../entities/thing/thing-link.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import classes from './vehicle-links.module.css';

/** Vehicles as links, one a line: type, whose and which. */
export function VehicleLinks({ vehicles }: { vehicles: readonly VehicleReference[] }) {
	return (
		<ul className={classes.list}>
			{vehicles.map(({ id, name, band, type }) => (
				<li key={id}>
					<ThingLink of="vehicle" thingId={id} className={classes.vehicle}>
						<TypeChip type={type} />
						<span className={classes.text}>
							<span className={classes.band}>{band.name}</span> {name}
						</span>
					</ThingLink>
				</li>
			))}
		</ul>
	);
}

/** By band, then name, as people look them up. */
export function byBandAndName(a: VehicleReference, b: VehicleReference): number {
	return compareNames(a.band.name, b.band.name) || compareNames(a.name, b.name) || a.id - b.id;
}
