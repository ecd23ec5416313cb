import { SHOW } from '../activity/activity-type.ts';
import { FORGOTTEN_AFTER } from '../activity/upcoming.ts';
import { type FestivalTime, type Instant, MINUTE } from '../time.ts';
import { curfewAfter } from './checks/curfew.ts';
import { type Minutes, minutesOf, timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import { type Because, decidingOf, type RelatedActivity } from './relation.ts';
import type { RelationsIndex } from './relations-index.ts';
import { isOpen, isRunning } from './span.ts';

/** When an open activity will really happen, as far as one can say now, and how much room is left (PLAN.md, EST). */
export interface Estimate {
	readonly id: number;
	readonly start: Minutes;
	readonly end: Minutes;
	/** Minutes later than planned: its start, of a running one its end. */
	readonly by: number;
	/** What it waits for; null where its own time or now asks for the same moment. */
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

/** The estimates of all open activities that have a planned time, in plan order. */
export function estimates(relations: RelationsIndex, now: Instant): Estimate[] {
	const activities = relations.activities();
	const forecasts = forecastAll(activities, minutesOf(now));
	const latest = latestStarts(activities, forecasts, relations.plan);
	return activities.flatMap(({ activity, place }) => {
		const forecast = forecasts[place];
		if (!forecast || !isOpen(activity)) return [];
		const limit = latest[place] ?? Number.POSITIVE_INFINITY;
		const isLimited = !forecast.forgotten && limit !== Number.POSITIVE_INFINITY;
		const { start, end, by, because, forgotten } = forecast;
		const latest_start = isLimited ? limit : null;
		const slack = isLimited ? limit - start : null;
		return { id: activity.id, start, end, by, because, latest_start, slack, forgotten };
	});
}

/** When something happens or has happened. */
type Forecast = Pick<Estimate, 'start' | 'end' | 'by' | 'because' | 'forgotten'>;

/** Forwards (EST-02): in plan order every predecessor is known before what waits for it. */
function forecastAll(activities: readonly RelatedActivity[], now: Minutes): Forecast[] {
	const forecasts: Forecast[] = [];
	for (const related of activities) {
		const { activity, planned } = related;
		const forgotten = isForgotten(related, now);
		if (activity.end !== null) {
			const start = activity.start ?? activity.end;
			forecasts.push({ start, end: activity.end, by: 0, because: null, forgotten });
		} else if (activity.start !== null) {
			const end = Math.max(now, planned.to + Math.max(0, activity.start - planned.from));
			forecasts.push({ start: activity.start, end, by: end - planned.to, because: null, forgotten });
		} else {
			const { start, because } = startOf(related, forecasts, now);
			const end = start + planned.to - planned.from;
			forecasts.push({ start, end, by: start - planned.from, because, forgotten });
		}
	}
	return forecasts;
}

/** Not before its planned start, now, and each predecessor's end with the gap that is needed after it. */
function startOf({ planned, predecessors }: RelatedActivity, forecasts: readonly Forecast[], now: Minutes) {
	const own = Math.max(planned.from, now);
	const asked = predecessors.map(({ first, gap }) => {
		const forecast = forecasts[first.place];
		return forecast && !forecast.forgotten ? forecast.end + gap : own;
	});
	let start = own;
	for (const moment of asked) if (moment > start) start = moment;
	const isOwn = start === own;
	return { start, because: isOwn ? null : decidingOf(predecessors.filter((_, index) => asked[index] === start)) };
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
 * Backwards (EST-04): the latest start of each by its place, infinite where nothing limits it. A show keeps its own
 * curfew; what comes before a show leaves it its planned start.
 */
function latestStarts(activities: readonly RelatedActivity[], forecasts: readonly Forecast[], plan: PlanIndex) {
	const latest = new Float64Array(activities.length).fill(Number.POSITIVE_INFINITY);
	/** By when what comes before must let it start. */
	const neededBy = new Float64Array(activities.length).fill(Number.POSITIVE_INFINITY);
	for (let place = activities.length - 1; place >= 0; place--) {
		const [related, forecast] = [activities[place], forecasts[place]];
		if (!related || !forecast || !isOpen(related.activity)) continue;
		let latestEnd = curfewOf(related, plan);
		for (const { second, gap } of related.successors) {
			latestEnd = Math.min(latestEnd, (neededBy[second.place] ?? Number.POSITIVE_INFINITY) - gap);
		}
		const limit = latestEnd - (forecast.end - forecast.start);
		latest[place] = limit;
		if (related.activity.start !== null || forecast.forgotten) continue;
		neededBy[place] = related.activity.typeId === SHOW ? Math.min(limit, related.planned.from) : limit;
	}
	return latest;
}

/** By when a show must end, on the festival day for which it is planned; infinite without a curfew. */
function curfewOf({ activity, planned }: RelatedActivity, plan: PlanIndex): Minutes {
	if (activity.typeId !== SHOW || activity.stageId === null) return Number.POSITIVE_INFINITY;
	const curfew = plan.row('stage', activity.stageId)?.curfew ?? null;
	return curfew === null ? Number.POSITIVE_INFINITY : curfewAfter(curfew, planned.from);
}
