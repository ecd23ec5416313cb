import type { Activity } from '@crossload/contract';
import { activityStatus, type BoardLane, type Instant, MINUTE, parseInstant } from '@crossload/domain';
import { STATUS_ICONS } from '../../../entities/activity/activity-icons.ts';
import { timingText } from '../../../entities/activity/timing-text.tsx';
import { useMinute } from '../../../lib/now.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { Board } from '../model/use-board.ts';
import classes from './on-stage.module.css';

/** What a stage's show means now: how late it is, or how long it has left. */
export function OnStage({ lane, rows }: { lane: BoardLane; rows: Board['rows'] }) {
	const now = useMinute();
	const shows = lane.parts.find(({ kind }) => kind === 'shows')?.blocks ?? [];
	const open = shows.flatMap(({ id }) => {
		const row = rows.get(id);
		const status = row && activityStatus(row, now);
		const isOn = row && (status === 'running' || (status === 'late' && minutesLeft(row, now) >= 0));
		return isOn ? [{ row, status }] : [];
	});
	const worst = open.find(({ status }) => status === 'late') ?? open[0];
	if (!worst) return null;
	const { row, status } = worst;
	const left = minutesLeft(row, now);
	return (
		<span className={classes.line} data-status={status}>
			<Icon path={STATUS_ICONS[status]} size={14} />
			{status === 'running' && left > 0 ? texts.left(left) : timingText(row, now)}
		</span>
	);
}

/** Minutes until its planned end; below zero without one. */
function minutesLeft({ planned_end }: Activity, now: Instant): number {
	const end = planned_end === null ? null : parseInstant(planned_end);
	return end === null ? -1 : Math.round((end - now) / MINUTE);
}
