import type { Vehicle } from '@crossload/contract';
import { lastSeen } from '@crossload/domain';
import { mdiAirplane, mdiEarth } from '@mdi/js';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import classes from './position.module.css';
import { PositionName } from './position-name.tsx';

export const DEPARTED = 'Ciao';
export const UNKNOWN = 'Irgendwo in der grossen weiten Welt';

type Whereabouts = Pick<Vehicle, 'current_position' | 'position_status'> & Partial<Pick<Vehicle, 'activities'>>;

/**
 * Where a vehicle is: at a position, gone for good, or nobody knows, and then where it was last seen (USE-07). In a column,
 * where there is little room, `isShort` leaves the place in sight before the time; the tooltip has all of it.
 */
export function WhereaboutsLabel({ whereabouts, isShort = false }: WhereaboutsLabelProps) {
	const { current_position, position_status, activities = [] } = whereabouts;
	if (position_status === 'known' && current_position) return <PositionName name={current_position.name} />;
	if (position_status === 'departed') return <Sign icon={mdiAirplane} text={DEPARTED} />;
	return <Unknown activities={activities} isShort={isShort} />;
}

function Unknown({ activities, isShort = false }: LastSeenTextProps) {
	const now = useNow();
	const seen = isShort ? lastSeen(activities) : null;
	const tooltip = seen ? `${UNKNOWN}, last seen ${seen.position.name} ${formatNear(seen.at, now)}` : UNKNOWN;
	return (
		<span className={classes.whereabouts}>
			<Sign icon={mdiEarth} text={UNKNOWN} tooltip={tooltip} />
			<LastSeenText activities={activities} isShort={isShort} />
		</span>
	);
}

/** The icon for it; pointed at, it says more. */
function Sign({ icon, text, tooltip = text }: { icon: string; text: string; tooltip?: string }) {
	return (
		<span data-above {...withTooltip(tooltip)}>
			<Icon path={icon} title={text} className={classes.icon} />
		</span>
	);
}

/** `last seen Gate Süd 17:34`, of a vehicle whose place is unknown and that was somewhere; else nothing. */
export function LastSeenText({ activities, isShort = false }: LastSeenTextProps) {
	const now = useNow();
	const seen = lastSeen(activities);
	if (seen === null) return null;
	return (
		<span className={classes.seen} data-short={isShort || undefined}>
			<span className={classes.place}>
				<span className={isShort ? 'visually-hidden' : undefined}> last seen </span>
				{`${seen.position.name} `}
			</span>
			<span>{formatNear(seen.at, now)}</span>
		</span>
	);
}

interface WhereaboutsLabelProps {
	whereabouts: Whereabouts;
	isShort?: boolean;
}

interface LastSeenTextProps extends Pick<Vehicle, 'activities'> {
	isShort?: boolean;
}
