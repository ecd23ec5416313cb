import type { TimedActivity } from '../plan-row.ts';
import type { Span } from '../span.ts';
import { type Standing, stretchesAbove } from '../standing.ts';
import type { Check, PositionFacts } from './check.ts';

/**
 * CHK-05: more vehicles stand at a position than it holds, once for every unbroken stretch of time. Its key names the
 * lowest id of the activities that begin to stand there at its start.
 */
export const positionFull: Check<PositionFacts> = {
	kind: 'position-full',
	severity: 'impossible',
	find: ({ position, standings }) => {
		if (position.capacity === null) return [];
		return stretchesAbove(position.capacity, standings).map((stretch) => {
			const activities = activitiesWithin(stretch, standings);
			const beginning = activities.filter(({ span }) => span.from === stretch.from).map(({ id }) => id);
			return { ids: [position.id, Math.min(...beginning)], time: stretch, activities };
		});
	},
	text: (finding, names) =>
		`${names.position(finding.positionId)} is too full, ${names.time(finding)}: it has room for ${names.capacity(finding.positionId)} at once, and ${names.all(finding.activities)} stand there.`,
};

export const POSITION_CHECKS = [positionFull];

/** The activities whose own standing shares time with the stretch, each once. */
function activitiesWithin(stretch: Span, standings: readonly Standing[]): TimedActivity[] {
	const within = new Map<number, TimedActivity>();
	for (const { from, to, activities } of standings) {
		if (to <= stretch.from || from >= stretch.to) continue;
		for (const activity of activities) {
			const begins = activity.span.from;
			if (begins < stretch.to && begins < to) within.set(activity.id, activity);
		}
	}
	return [...within.values()];
}
