import { festivalDayOf, type Instant } from '../time.ts';
import { curfewAfter } from './checks/curfew.ts';
import type { Estimate } from './estimates.ts';
import { instantOfMinutes, type Minutes, minutesOf } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import { plannedSpan } from './relation.ts';
import { isRunning } from './span.ts';

/** What a stage expects (EST-05): 'ends ≈ 17:52, next ≈ 18:22, 11 min to the curfew'. */
export interface StageOutlook {
	/** When the running show is expected to end; null when none is on. */
	readonly ends: Minutes | null;
	/** When the next one is expected to start: a show that nobody started counts until its planned end, as in `onStage`. */
	readonly next: Minutes | null;
	/**
	 * Minutes between the expected end of the festival day's last show and the curfew, negative when it comes too late;
	 * null without a curfew or when no more shows come that day.
	 */
	readonly minutesToCurfew: number | null;
}

/** Whether two outlooks of a stage say the same. */
export function isSameOutlook(a: StageOutlook, b: StageOutlook): boolean {
	return a.ends === b.ends && a.next === b.next && a.minutesToCurfew === b.minutesToCurfew;
}

/** What a stage expects from the estimates of its open shows, the forgotten ones aside. */
export function stageOutlook(plan: PlanIndex, stageId: number, { estimates, now }: Expected): StageOutlook {
	const shows = plan.activitiesOf('stage', stageId).flatMap((show) => {
		const [estimate, planned] = [estimates.get(show.id), plannedSpan(show)];
		return estimate && planned && !estimate.forgotten ? [{ ...estimate, planned, runs: isRunning(show) }] : [];
	});
	shows.sort((a, b) => a.start - b.start || a.id - b.id);
	const today = festivalDayOf(now);
	const endsToday = shows
		.filter(({ planned }) => festivalDayOf(instantOfMinutes(planned.from)) === today)
		.map(({ end }) => end);
	const curfew = plan.row('stage', stageId)?.curfew ?? null;
	return {
		ends: shows.findLast(({ runs }) => runs)?.end ?? null,
		next: shows.find(({ runs, planned }) => !runs && planned.to > minutesOf(now))?.start ?? null,
		minutesToCurfew:
			curfew === null || endsToday.length === 0 ? null : curfewAfter(curfew, minutesOf(now)) - Math.max(...endsToday),
	};
}

interface Expected {
	/** By id. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly now: Instant;
}
