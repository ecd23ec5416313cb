import { type Instant, laneNamedBy, type TimedActivity } from '@crossload/domain';
import { formatPlan } from '../../../lib/format.ts';
import { activityName } from '../../activity/activity-name.ts';
import type { Board } from '../model/use-board.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** Says of what is held where somebody else has put it meanwhile (BRD-07); null where it is gone. */
export function changedText({ kind, lanes, rows }: Board, activity: TimedActivity, now: Instant): string | null {
	const row = rows.get(activity.id);
	if (!row) return null;
	const laneId = laneNamedBy(activity, kind);
	const lane = lanes.find((named) => named.lane.id === laneId)?.head.name;
	return texts.changed(activityName(row), [formatPlan(row, now), lane].filter(Boolean).join(', '));
}
