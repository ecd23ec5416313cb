import type { Activity, LoggedRevision } from '@crossload/contract';
import {
	activityStatus,
	compareByPlan,
	festivalDayOf,
	HOUR,
	type Instant,
	instantOf,
	later,
	startOfDay,
} from '@crossload/domain';

/** How far back a handover looks: so many hours, or to the beginning of the festival day. */
export const LOOKS_BACK = [3, 8, 12, 'day'] as const;
export type LookBack = (typeof LOOKS_BACK)[number];

/** A festival day begins at this hour. */
const DAY_BEGINS = 6;

/** When what is handed over begins. */
export function handoverBegins(back: LookBack, now: Instant): Instant {
	if (back !== 'day') return later(now, -back * HOUR);
	return later(startOfDay(festivalDayOf(now)), DAY_BEGINS * HOUR);
}

/** So many hours ahead are handed over. */
export const HOURS_AHEAD = 4;

/** What the next shift has to know of the activities, each in the order of the plan. */
export interface HandedOver {
	readonly late: readonly Activity[];
	readonly running: readonly Activity[];
	/** Planned to begin within {@link HOURS_AHEAD}. */
	readonly next: readonly Activity[];
}

/** Sorts the activities that are not over into what is late, runs, and comes next. */
export function handedOver(activities: readonly Activity[], now: Instant): HandedOver {
	const until = later(now, HOURS_AHEAD * HOUR);
	const inOrder = [...activities].sort(compareByPlan);
	const isNext = (activity: Activity) => {
		const begins = activity.planned_start ?? activity.planned_end;
		return begins !== null && instantOf(begins) <= until;
	};
	const ofStatus = (status: string) => inOrder.filter((activity) => activityStatus(activity, now) === status);
	return { late: ofStatus('late'), running: ofStatus('running'), next: ofStatus('planned').filter(isNext) };
}

/** The notes among revisions, and the others. */
export function splitNotes(revisions: readonly LoggedRevision[]) {
	const isNote = ({ entries }: LoggedRevision) =>
		entries.length > 0 && entries.every(({ entity }) => entity === 'note');
	return { notes: revisions.filter(isNote), others: revisions.filter((revision) => !isNote(revision)) };
}
