import type { Activity, BatchUpdate } from '@crossload/contract';
import type { Instant, PlanMove, Remedy } from '@crossload/domain';
import { formatNear } from '../../lib/format.ts';
import { CHECK_TEXTS as texts } from './check-texts.ts';

interface Names {
	readonly activities: readonly Activity[];
	readonly positionName: (id: number) => string;
	readonly now: Instant;
}

/** What a remedy's button says it does: 'Move Load-in to Dock B', 'Move Show to 18:10', 'End Show at 23:00'. */
export function remedyText({ kind, moves: [move] }: Remedy, { activities, positionName, now }: Names): string {
	const activity = activities.find(({ id }) => id === move?.id);
	if (!move || !activity) return '';
	const what = activity.activityType.name;
	if (typeof move.positionId === 'number') return texts.moveTo(what, positionName(move.positionId));
	if (kind === 'shorter') return texts.endAt(what, move.planned_end ? formatNear(move.planned_end, now) : '');
	const time = move.planned_start ?? move.planned_end;
	return time ? texts.moveTo(what, formatNear(time, now)) : '';
}

/** The changes that a remedy makes, each of the version that is shown. */
export function updatesOf({ moves }: Remedy, activities: readonly Activity[]): BatchUpdate[] {
	return moves.flatMap((move) => {
		const activity = activities.find(({ id }) => id === move.id);
		return activity ? [{ ...differencesOf(move, activity), version: activity.version }] : [];
	});
}

/** A point has no start of its own, so that one is not sent. */
function differencesOf({ planned_start, planned_end, ...move }: PlanMove, present: Activity) {
	return {
		...move,
		...(planned_start === undefined || planned_start === present.planned_start ? {} : { planned_start }),
		...(planned_end === undefined || planned_end === present.planned_end ? {} : { planned_end }),
	};
}
