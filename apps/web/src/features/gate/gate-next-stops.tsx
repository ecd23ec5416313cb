import type { Vehicle } from '@crossload/contract';
import { nextStops } from '@crossload/domain';
import { mdiMapMarker } from '@mdi/js';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { formatPlan } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './gate-next-stops.module.css';
import { GateNoRoom } from './gate-no-room.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

/** Where a vehicle is sent next, whether there is room, and where it goes after that (GATE-04). */
export function GateNextStops({ activities, lists }: Pick<Vehicle, 'activities'> & { lists: GateLists }) {
	const now = useMinute();
	const [first, second] = nextStops(activities);
	const firstActivity = first && lists.activities.find(({ id }) => id === first.id);
	return (
		<div className={classes.stops}>
			<span className="note">{texts.sendTo}</span>
			{first ? (
				<>
					<strong className={classes.place}>
						<Icon path={mdiMapMarker} size={28} />
						{first.position?.name}
					</strong>
					<span className={classes.what}>
						<TypeLabel type={first.activityType} /> <PlannedTime planned={first} /> <StatusTiming activity={first} />
					</span>
				</>
			) : (
				<strong>{texts.nowhere}</strong>
			)}
			{firstActivity && <GateNoRoom activity={firstActivity} lists={lists} />}
			{second && (
				<span className={classes.then}>
					{texts.afterwards} <b>{second.position?.name}</b> {second.activityType.name}, {formatPlan(second, now)}
				</span>
			)}
		</div>
	);
}
