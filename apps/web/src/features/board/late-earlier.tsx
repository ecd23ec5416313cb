import { mdiAlertCircle, mdiChevronLeft } from '@mdi/js';
import { use } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import classes from './late-earlier.module.css';
import { ShowLate } from './use-late-earlier.ts';

/** What of a lane is late and lies before what is in sight: the way to it. */
export function LateEarlier({ count, laneId }: { count: number; laneId: number }) {
	const showLate = use(ShowLate);
	return (
		<button type="button" className={classes.pill} onClick={() => showLate(laneId)}>
			<Icon path={mdiChevronLeft} size={16} />
			<Icon path={mdiAlertCircle} size={16} />
			{texts.lateEarlier(count)}
		</button>
	);
}
