import { mdiAlertCircle, mdiChevronLeft } from '@mdi/js';
import { use } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { ShowLate } from '../window/use-late-earlier.ts';
import classes from './late-earlier.module.css';

interface LateEarlierProps {
	readonly count: number;
	readonly laneId: number;
	/** The lane has one line: the number alone leaves most of it to be read. */
	readonly isLow: boolean;
}

/** What of a lane is late and lies before what is in sight: the way to it. */
export function LateEarlier({ count, laneId, isLow }: LateEarlierProps) {
	const showLate = use(ShowLate);
	return (
		<button type="button" className={classes.pill} onClick={() => showLate(laneId)}>
			<Icon path={mdiChevronLeft} size={16} />
			<Icon path={mdiAlertCircle} size={16} />
			{isLow && <span aria-hidden>{count}</span>}
			<span className={isLow ? 'visually-hidden' : undefined}>{texts.lateEarlier(count)}</span>
		</button>
	);
}
