import type { Activity, ActivityBrief } from '@crossload/contract';
import { isCrossload } from '@crossload/domain';
import { mdiSwapHorizontal } from '@mdi/js';
import { DASH } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PositionName } from '../position/position-name.tsx';
import { StageChip } from '../stage/stage-chip.tsx';
import classes from './place-cell.module.css';

/** Where an activity is: a crossload between its position and its stage, all others on their stage and at their position. */
export function PlaceCell({ activity }: { activity: Activity | ActivityBrief }) {
	const { position, stage } = activity;
	if (!stage) return position ? <PositionName name={position.name} /> : DASH;
	if (!position) return <StageChip stage={stage} />;
	if (isCrossload(activity.activityType)) {
		return (
			<span className={classes.place}>
				<span className={classes.name}>{position.name}</span>
				<Icon path={mdiSwapHorizontal} size={16} title="to and from" className="dim" />
				<StageChip stage={stage} isShort />
			</span>
		);
	}
	return (
		<span className={classes.place}>
			<StageChip stage={stage} isShort />
			<span className={classes.name}>{position.name}</span>
		</span>
	);
}
