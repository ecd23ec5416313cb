import { SHOW } from '../activity/activity-type.ts';
import { FORGOTTEN_AFTER } from '../activity/upcoming.ts';
import { type FestivalTime, type Instant, MINUTE } from '../time.ts';
import { curfewAfter } from './checks/curfew.ts';
import { type Minutes, minutesOf, timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import { type Because, decidingOf, type RelatedActivity, type Relation } from './relation.ts';
import type { RelationsIndex } from './relations-index.ts';
import { isOpen, isRunning } from './span.ts';

/** When an open activity will really happen, as far as one can say now, and how much room is left (PLAN.md, EST). */
export interface Estimate {
	readonly id: number;
	readonly start: Minutes;
	readonly end: Minutes;
	/** Minutes later than planned: its start, of a running one its end. */
	readonly by: number;
	/** What it waits for; null where its own planned time, or now, is as late. */
	readonly because: Because | null;
	/** The latest start with which later shows begin as planned and curfews are kept; null where neither depends on it. */
	readonly latest_start: Minutes | null;
	/** Minutes from the estimated to the latest start; negative where it is too late already. */
	readonly slack: number | null;
	/** Nobody marked it, though it must have happened or never will: it pushes nothing. */
	readonly forgotten: boolean;
}

/** An estimate as it travels, its times as festival time. */
export interface DescribedEstimate extends Omit<Estimate, 'start' | 'end' | 'latest_start'> {
	readonly start: FestivalTime;
	readonly end: FestivalTime;
	readonly latest_start: FestivalTime | null;
}

export function describeEstimate(estimate: Estimate): DescribedEstimate {
	const { start, end, latest_start } = estimate;
	return {
		...estimate,
		start: timeOfMinutes(start),
		end: timeOfMinutes(end),
		latest_start: timeOfMinutes(latest_start),
	};
}

/** Whether two estimates of an activity say the same. */
export function isSameEstimate(a: Estimate, b: Estimate): boolean {
	return (
		a.start === b.start &&
		a.end === b.end &&
		a.by === b.by &&
		a.latest_start === b.latest_start &&
		a.slack === b.slack &&
		a.forgotten === b.forgotten &&
		a.because?.relation === b.because?.relation &&
		a.because?.activityId === b.because?.activityId &&
		a.because?.gap === b.because?.gap
	);
}

/** The estimates of all open activities that have a planned time, in plan order. */
export function estimates(relations: RelationsIndex, now: Instant): Estimate[] {
	const activities = relations.activities();
	const forecasts = forecastAll(activities, minutesOf(now));
	const latest = latestStarts(activities, forecasts, relations.plan);
	const all: Estimate[] = [];
	for (const { activity, index } of activities) {
		const forecast = forecasts[index];
		if (!forecast) continue;
		const limit = latest[index] ?? Number.POSITIVE_INFINITY;
		const isLimited = !forecast.forgotten && limit !== Number.POSITIVE_INFINITY;
		const { start, end, by, because, forgotten } = forecast;
		const latest_start = isLimited ? limit : null;
		const slack = isLimited ? limit - start : null;
		all.push({ id: activity.id, start, end, by, because, latest_start, slack, forgotten });
	}
	return all;
}

/** An estimate without what limits it. */
type Forecast = Pick<Estimate, 'start' | 'end' | 'by' | 'because' | 'forgotten'>;

/**
 * Forwards (EST-02): in plan order every predecessor is known before what waits for it. In plan order; null for what is
 * done.
 */
function forecastAll(activities: readonly RelatedActivity[], now: Minutes): (Forecast | null)[] {
	/** When each ends or has ended; what was forgotten pushes nothing. */
	const ends = new Float64Array(activities.length);
	return activities.map((related) => {
		const forecast = forecastOf(related, ends, now);
		const end = forecast?.end ?? related.activity.end;
		ends[related.index] = end === null || forecast?.forgotten ? Number.NEGATIVE_INFINITY : end;
		return forecast;
	});
}

function forecastOf(related: RelatedActivity, ends: Float64Array, now: Minutes): Forecast | null {
	const { activity, planned } = related;
	if (!isOpen(activity)) return null;
	const forgotten = isForgotten(related, now);
	if (activity.start !== null) {
		const end = Math.max(now, planned.to + Math.max(0, activity.start - planned.from));
		return { start: activity.start, end, by: end - planned.to, because: null, forgotten };
	}
	const { start, because } = startOf(related, ends, now);
	return { start, end: start + planned.to - planned.from, by: start - planned.from, because, forgotten };
}

/** Not before its planned start, now, and each predecessor's end with the gap that is needed after it. */
function startOf({ planned, predecessors }: RelatedActivity, ends: Float64Array, now: Minutes) {
	const own = Math.max(planned.from, now);
	const earliestAfter = ({ first, gap }: Relation) => (ends[first.index] ?? Number.NEGATIVE_INFINITY) + gap;
	let start = own;
	for (const relation of predecessors) start = Math.max(start, earliestAfter(relation));
	if (start === own) return { start, because: null };
	return { start, because: decidingOf(predecessors.filter((relation) => earliestAfter(relation) === start)) };
}

/** EST-03: it must have happened, as what follows it with its band or vehicle has begun; or it is twelve hours overdue. */
function isForgotten({ activity, planned, successors }: RelatedActivity, now: Minutes): boolean {
	if (!isOpen(activity)) return false;
	if (now - planned.to > FORGOTTEN_AFTER / MINUTE) return true;
	if (isRunning(activity)) return false;
	return successors.some(({ kind, second: { activity: next } }) => {
		return (kind === 'band' || kind === 'vehicle') && (next.start !== null || next.end !== null);
	});
}

/**
 * Backwards (EST-04): the latest start of each by its index, infinite where nothing limits it. A show keeps its own
 * curfew; what comes before a show leaves it its planned start.
 */
function latestStarts(
	activities: readonly RelatedActivity[],
	forecasts: readonly (Forecast | null)[],
	plan: PlanIndex,
) {
	const latest = new Float64Array(activities.length).fill(Number.POSITIVE_INFINITY);
	/** By when its predecessors must let it start. */
	const neededBy = new Float64Array(activities.length).fill(Number.POSITIVE_INFINITY);
	for (let index = activities.length - 1; index >= 0; index--) {
		const [related, forecast] = [activities[index], forecasts[index]];
		if (!related || !forecast) continue;
		let latestEnd = curfewOf(related, plan);
		for (const { second, gap } of related.successors) {
			latestEnd = Math.min(latestEnd, (neededBy[second.index] ?? Number.POSITIVE_INFINITY) - gap);
		}
		const limit = latestEnd - (forecast.end - forecast.start);
		latest[index] = limit;
		if (related.activity.start !== null || forecast.forgotten) continue;
		neededBy[index] = related.activity.typeId === SHOW ? Math.min(limit, related.planned.from) : limit;
	}
	return latest;
}

/** By when a show must end, on the festival day for which it is planned; infinite without a curfew. */
function curfewOf({ activity, planned }: RelatedActivity, plan: PlanIndex): Minutes {
	if (activity.typeId !== SHOW || activity.stageId === null) return Number.POSITIVE_INFINITY;
	const curfew = plan.row('stage', activity.stageId)?.curfew ?? null;
	return curfew === null ? Number.POSITIVE_INFINITY : curfewAfter(curfew, planned.from);
}
