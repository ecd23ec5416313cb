import type { StageReference, Vehicle } from '@crossload/contract';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { Plate } from '../../entities/vehicle/plate.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { VehicleTag } from '../../entities/vehicle/vehicle-tag.tsx';
import classes from './phone-vehicle-row.module.css';
import { NextActivity } from './vehicle-columns.tsx';

/** A vehicle in two lines: whose and which, where it is and what comes next. */
export function PhoneVehicleRow({ vehicle, stage }: { vehicle: Vehicle; stage: StageReference | undefined }) {
	return (
		<span className={classes.row}>
			<span className={classes.line}>
				<span className={classes.who}>
					<VehicleTag band={vehicle.band.name} stage={stage} />
					<span className={classes.name}>{vehicle.name}</span>
					{vehicle.licence_plate !== null && <Plate plate={vehicle.licence_plate} />}
				</span>
				<TypeChip type={vehicle.type} />
			</span>
			<span className={classes.facts}>
				<WhereaboutsLabel whereabouts={withoutActivities(vehicle)} />
				<NextActivity next={vehicle.next_activity} />
			</span>
		</span>
	);
}

/** A row has no room to say where the vehicle was last seen; its page does. */
function withoutActivities({ current_position, position_status }: Vehicle) {
	return { current_position, position_status };
}
