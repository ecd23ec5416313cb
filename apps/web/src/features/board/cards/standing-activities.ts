import type { Span, Standing } from '@crossload/domain';

/** An activity by which something stands at a position, and from when until when. */
export interface StandingActivity extends Span {
	readonly activityId: number;
}

/** Who stands there during a span of time, first come first; several vehicles of one activity are one. */
export function standingActivities(standings: readonly Standing[], time: Span): StandingActivity[] {
	const byActivity = new Map<number, StandingActivity>();
	for (const { from, to, activities } of standings) {
		if (from >= time.to || to <= time.from) continue;
		const begun = activities.filter(({ span }) => span.from < time.to);
		const activityId = begun.at(-1)?.id;
		if (activityId !== undefined && !byActivity.has(activityId)) byActivity.set(activityId, { activityId, from, to });
	}
	return [...byActivity.values()].sort((a, b) => a.from - b.from || a.activityId - b.activityId);
}
