import { nextActivity } from '../activity/next-activity.ts';
import type { PlannedTimes } from '../activity/status.ts';
import { bandShow, type ShowCandidate } from './show.ts';

/** What follows for a band from its activities (SPEC.md section 3, CHECKLIST API-18). */
export function bandFacts<T extends ShowCandidate>(
	activities: readonly T[],
): { readonly show: PlannedTimes | null; readonly next_activity: T | null } {
	return { show: bandShow(activities), next_activity: nextActivity(activities) };
}
