import type { Vehicle } from '@crossload/contract';
import { lastSeen } from '@crossload/domain';
import { mdiAirplane, mdiEarth } from '@mdi/js';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { hint } from '../../ui/hint.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './position.module.css';
import { PositionName } from './position-name.tsx';

export const DEPARTED = 'Ciao';
export const UNKNOWN = 'Irgendwo in der grossen weiten Welt';

type Whereabouts = Pick<Vehicle, 'current_position' | 'position_status'> & Partial<Pick<Vehicle, 'activities'>>;

/** Where a vehicle is: at a position, gone for good, or nobody knows, and then where it was last seen (USE-07). */
export function WhereaboutsLabel({ whereabouts }: { whereabouts: Whereabouts }) {
	const { current_position, position_status, activities = [] } = whereabouts;
	if (position_status === 'known' && current_position) return <PositionName name={current_position.name} />;
	const isDeparted = position_status === 'departed';
	const text = isDeparted ? DEPARTED : UNKNOWN;
	return (
		<span className={classes.whereabouts}>
			<span data-above {...hint(text)}>
				<Icon path={isDeparted ? mdiAirplane : mdiEarth} title={text} className={classes.icon} />
			</span>
			<LastSeenText activities={activities} />
		</span>
	);
}

/** `last seen Gate Süd 17:34`, of a vehicle whose place is unknown and that was somewhere; else nothing. */
export function LastSeenText({ activities }: Pick<Vehicle, 'activities'>) {
	const now = useNow();
	const seen = lastSeen(activities);
	if (seen === null) return null;
	return (
		<span className={classes.seen}>
			<span className={classes.place}>{` last seen ${seen.position.name} `}</span>
			<span>{formatNear(seen.at, now)}</span>
		</span>
	);
}
