import type { Activity } from '@crossload/contract';
import { activityStatus, type Span } from '@crossload/domain';
import { TimingText } from '../../../entities/activity/timing-text.tsx';
import { useNow } from '../../../lib/now.ts';
import { BlockVehicles } from '../block/block-vehicles.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { clockText } from '../model/minute-text.ts';
import classes from './occupancy-card.module.css';

/** An activity that stands there during a step: how late it is, else since when if it came with the step, else until when. */
export function StandingRow({ row, from, to, step }: Span & { row: Activity; step: Span }) {
	const isLate = activityStatus(row, useNow()) === 'late';
	const isNew = from >= step.from;
	return (
		<li className={classes.row}>
			<span className={classes.vehicles}>
				<BlockVehicles vehicles={row.vehicles} />
			</span>
			<strong className={classes.name}>{row.band?.name ?? row.vehicles[0]?.name ?? row.activityType.name}</strong>
			{isLate && <TimingText activity={row} className={classes.time} />}
			{!isLate && (
				<span className={classes.time}>{isNew ? texts.fromClock(clockText(from)) : texts.until(clockText(to))}</span>
			)}
		</li>
	);
}
