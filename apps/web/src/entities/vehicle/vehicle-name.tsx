import type { Vehicle } from '@crossload/contract';
import { Plate } from './plate.tsx';
import classes from './vehicle-name.module.css';

/** A vehicle's name with its plate, by which it is found in the field. */
export function VehicleName({
	vehicle: { name, licence_plate },
}: {
	vehicle: Pick<Vehicle, 'name' | 'licence_plate'>;
}) {
	if (licence_plate === null) return name;
	return (
		<span className={classes.vehicle}>
			<span className="one-line">{name}</span> <Plate plate={licence_plate} />
		</span>
	);
}
