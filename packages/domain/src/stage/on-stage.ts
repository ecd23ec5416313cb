import { compareByPlan } from '../activity/order.ts';
import { type ActivityTimes, hasPassed, isCancelled } from '../activity/status.ts';
import { FORGOTTEN_AFTER } from '../activity/upcoming.ts';
import { compareTimes, type FestivalTime, HOUR, type Instant, instantOf } from '../time.ts';

/** A break between two shows that is longer than this, in milliseconds, is no changeover. */
export const MAX_CHANGEOVER_MS = 4 * HOUR;

/** What goes on on a stage: at most one show plays, and the next one is known or there is none. */
export interface OnStage<Show> {
	readonly playing: Show | null;
	readonly next: Show | null;
	/** When the last show ended, while the stage is being made ready for the next. */
	readonly changeoverSince: FestivalTime | null;
}

type StageShow = ActivityTimes & { readonly id: number };

/**
 * What goes on on a stage, from its shows that are not cancelled. The one that began last plays until it is marked as done, or until it is
 * twelve hours past its planned end because nobody ever did. Next is the first of those to come.
 */
export function onStage<Show extends StageShow>(all: readonly Show[], now: Instant): OnStage<Show> {
	const shows = all.filter((show) => !isCancelled(show));
	const latest = lastBegun(shows, now);
	const next = showsToCome(shows, now)[0] ?? null;
	const playing = latest !== null && isPlaying(latest, now) ? latest : null;
	return { playing, next, changeoverSince: playing === null ? changeoverSince(latest, next) : null };
}

/**
 * The shows of a stage that have not begun, in plan order. One that nobody started counts until its planned end has
 * passed: it may be late, but hours later somebody forgot to tap it.
 */
export function showsToCome<Show extends StageShow>(all: readonly Show[], now: Instant): Show[] {
	return all.filter((show) => !isCancelled(show) && isToCome(show, now)).sort(compareByPlan);
}

function lastBegun<Show extends StageShow>(shows: readonly Show[], now: Instant): Show | null {
	let latest: Show | null = null;
	for (const show of shows) {
		const began = beginningOf(show);
		if (began === null || !hasPassed(began, now)) continue;
		if (latest === null || compareTimes(began, beginningOf(latest)) > 0) latest = show;
	}
	return latest;
}

/** A show that was only ever marked as done began, as far as anyone knows, when it ended. */
const beginningOf = ({ start, end }: StageShow): FestivalTime | null => start ?? end;

function isPlaying({ start, end, planned_end }: StageShow, now: Instant): boolean {
	if (end !== null || start === null) return false;
	return now - instantOf(planned_end ?? start) <= FORGOTTEN_AFTER;
}

function isToCome({ start, end, planned_start, planned_end }: StageShow, now: Instant): boolean {
	const until = planned_end ?? planned_start;
	return end === null && (start === null || !hasPassed(start, now)) && until !== null && instantOf(until) > now;
}

function changeoverSince(latest: StageShow | null, next: StageShow | null): FestivalTime | null {
	const ended = latest?.end ?? null;
	const due = next?.planned_start ?? next?.planned_end ?? null;
	if (ended === null || due === null) return null;
	return instantOf(due) - instantOf(ended) <= MAX_CHANGEOVER_MS ? ended : null;
}
