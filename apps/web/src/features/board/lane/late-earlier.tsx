import { mdiAlertCircle, mdiChevronLeft } from '@mdi/js';
import { use } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { ShowLate } from '../window/use-late-earlier.ts';
import classes from './late-earlier.module.css';

interface LateEarlierProps {
	readonly count: number;
	readonly laneId: number;
	/** The lane has one line, and its head room for the number alone. */
	readonly isLow: boolean;
	/** The head has other words beside it. */
	readonly isNarrow: boolean;
}

/** What of a lane is late and lies before what is in sight: the way to it. */
export function LateEarlier({ count, laneId, isLow, isNarrow }: LateEarlierProps) {
	const showLate = use(ShowLate);
	const isBrief = isLow || isNarrow;
	return (
		<span className={classes.place} data-low={isLow || undefined}>
			<button type="button" className={classes.pill} onClick={() => showLate(laneId)}>
				<Icon path={mdiChevronLeft} size={isLow ? 14 : 16} />
				<Icon path={mdiAlertCircle} size={isLow ? 14 : 16} />
				{isBrief && <span aria-hidden>{isLow ? count : texts.late(count)}</span>}
				<span className={isBrief ? 'visually-hidden' : undefined}>{texts.lateEarlier(count)}</span>
			</button>
		</span>
	);
}
