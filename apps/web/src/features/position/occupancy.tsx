import type { Position } from '@crossload/contract';
import { mdiTruckAlertOutline, mdiTruckOutline } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import classes from './occupancy.module.css';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** How many vehicles stand at a position, of how many it holds: '2 / 3'; it warns when it is full (PLAN-02). */
export function Occupancy({ position: { vehicles, capacity } }: { position: Pick<Position, 'vehicles' | 'capacity'> }) {
	const count = vehicles.length;
	const warning = capacity === null ? null : warningOf(count, capacity);
	const name =
		capacity === null ? `${count} ${count === 1 ? 'vehicle' : 'vehicles'}` : texts.ofCapacity(count, capacity);
	return (
		<span
			className={classes.occupancy}
			data-full={warning !== null || undefined}
			{...(warning ? withTooltip(warning) : {})}
		>
			<span className="visually-hidden">{warning === null ? name : `${name}, ${warning}`}</span>
			<span aria-hidden>{capacity === null ? count : `${count} / ${capacity}`}</span>
			<Icon path={warning === null ? mdiTruckOutline : mdiTruckAlertOutline} size={16} className={classes.icon} />
		</span>
	);
}

function warningOf(count: number, capacity: number): string | null {
	if (count < capacity) return null;
	return count === capacity ? texts.full : texts.overfull;
}
