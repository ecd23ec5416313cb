import type { Vehicle } from '@crossload/contract';
import { gateStateOf } from '@crossload/domain';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import classes from './gate-list.module.css';
import { Group } from './gate-list.tsx';
import { VehicleLine } from './gate-row.tsx';

/** Several vehicles that what was typed can mean; one of them is tapped. */
export function GateHits({ hits, title = 'Found' }: { hits: readonly Vehicle[]; title?: string }) {
	return (
		<Group
			title={title}
			rows={hits}
			renderRow={(vehicle) => (
				<li key={vehicle.id} className={classes.line}>
					<VehicleLine vehicle={vehicle} />
					<span className={classes.where}>
						{vehicle.band.name}
						<StateText vehicle={vehicle} />
					</span>
				</li>
			)}
		/>
	);
}

/** `, Check-in 13:25`: what it did last at a gate. */
function StateText({ vehicle }: { vehicle: Vehicle }) {
	const now = useMinute();
	const { by } = gateStateOf(vehicle.activities);
	return by?.end && `, ${by.activityType.name} ${formatNear(by.end, now)}`;
}
