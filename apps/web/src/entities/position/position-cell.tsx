import type { Vehicle } from '@crossload/contract';
import { mdiAirplane, mdiEarth, mdiMapMarker } from '@mdi/js';
import { hint } from '../../ui/hint.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './position-cell.module.css';

export const DEPARTED = 'Ciao';
export const UNKNOWN = 'Irgendwo in der grossen weiten Welt';

/** Where a vehicle is: at a position, gone for good, or nobody knows. */
export function PositionCell({ whereabouts }: { whereabouts: Pick<Vehicle, 'current_position' | 'position_status'> }) {
	const { current_position, position_status } = whereabouts;
	if (position_status === 'known' && current_position) return <PositionName name={current_position.name} />;
	const isDeparted = position_status === 'departed';
	const text = isDeparted ? DEPARTED : UNKNOWN;
	return (
		<span className={classes.position} data-above {...hint(text)}>
			<Icon path={isDeparted ? mdiAirplane : mdiEarth} title={text} className={classes.icon} />
		</span>
	);
}

/** A position by its marker and name. */
export function PositionName({ name }: { name: string }) {
	return (
		<span className={`${classes.position} ${classes.named}`}>
			<Icon path={mdiMapMarker} size={16} className={classes.icon} />
			{name}
		</span>
	);
}
