import type { Vehicle } from '@crossload/contract';
import { mdiAirplane, mdiEarth } from '@mdi/js';
import { hint } from '../../ui/hint.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './position.module.css';
import { PositionParts } from './position-name.tsx';

export const DEPARTED = 'Ciao';
export const UNKNOWN = 'Irgendwo in der grossen weiten Welt';

type Whereabouts = Pick<Vehicle, 'current_position' | 'position_status'>;

/** Where a vehicle is: at a position, gone for good, or nobody knows. */
export function WhereaboutsLabel({ whereabouts }: { whereabouts: Whereabouts }) {
	return (
		<span className="clipped">
			<WhereaboutsParts whereabouts={whereabouts} />
		</span>
	);
}

/** What stands in a {@link WhereaboutsLabel}, for the cells of tables. */
export function WhereaboutsParts({ whereabouts: { current_position, position_status } }: { whereabouts: Whereabouts }) {
	if (position_status === 'known' && current_position) return <PositionParts name={current_position.name} />;
	const isDeparted = position_status === 'departed';
	const text = isDeparted ? DEPARTED : UNKNOWN;
	return (
		<span data-above {...hint(text)}>
			<Icon path={isDeparted ? mdiAirplane : mdiEarth} title={text} className={classes.icon} />
		</span>
	);
}
