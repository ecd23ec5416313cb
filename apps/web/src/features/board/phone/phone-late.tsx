import type { Minutes } from '@crossload/domain';
import { mdiAlertCircle, mdiChevronUp } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { Board } from '../model/use-board.ts';
import type { LateBlock } from '../window/use-late-earlier.ts';
import classes from './phone-late.module.css';

interface PhoneLateProps {
	readonly late: readonly LateBlock[];
	readonly board: Board;
	/** The time at the upper edge. */
	readonly edge: Minutes;
	readonly onShow: (minute: Minutes) => void;
}

/** What of the lane is late and lies above what is in sight: the way to it. */
export function PhoneLate({ late, board, edge, onShow }: PhoneLateProps) {
	const earlier = late.filter(({ to }) => to < edge);
	const [first] = earlier;
	const row = first && board.rows.get(first.id);
	if (!first || !row) return null;
	const types = earlier
		.flatMap(({ id }) => board.rows.get(id) ?? [])
		.filter(({ band }) => band?.id === row.band?.id)
		.map(({ activityType }) => activityType.name);
	return (
		<button type="button" className={classes.late} onClick={() => onShow(first.from)}>
			<Icon path={mdiChevronUp} />
			<Icon path={mdiAlertCircle} />
			<strong>{texts.lateEarlier(earlier.length)}</strong>
			<span className={classes.which}>{`${row.band?.name ?? texts.unnamed}: ${types.join(', ')}`}</span>
		</button>
	);
}
