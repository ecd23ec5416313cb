import {
	type ActivityRow,
	cutToMinute,
	DAY,
	estimates,
	type FestivalTime,
	HOUR,
	type Instant,
	instantOf,
	later,
	minutesOfTime,
	PlanIndex,
	planActivity,
	RelationsIndex,
	readPlan,
	toInstant,
} from '@crossload/domain';
import { asOf } from '../demo/as-of.ts';
import type { FestivalOrder } from '../demo/festival.ts';
import { planRowsOf } from './plan-rows.ts';

/** How far plan and estimates were from what happened, in minutes, on the mean of so many activities. */
export interface ForecastErrors {
	readonly activities: number;
	readonly ofPlan: number;
	readonly ofEstimates: number;
}

/** By the Monday after its festival everything has happened. */
const UNTIL_ITS_END = 2 * DAY;

/**
 * Plays a made-up festival through and asks, an hour before each activity begins, when it will. What nobody ever marked
 * is not asked for.
 */
export function forecastErrors({ now, ...order }: FestivalOrder): ForecastErrors {
	const { activities, ...others } = planRowsOf({ ...order, now: later(now, UNTIL_ITS_END) });
	const plan = PlanIndex.of(readPlan({ ...others, activities: activities.map((row) => asOf(row, toInstant(0))) }));
	const relations = RelationsIndex.of(plan);
	const errors: { ofPlan: number; ofEstimate: number }[] = [];
	let since = toInstant(0);
	for (const [instant, asked] of askedAt(activities)) {
		const news = activities.filter((row) => [row.start, row.end].some((time) => isWithin(time, since, instant)));
		const changes = news.map((row) => changeOf(asOf(row, instant)));
		for (const change of changes) plan.apply(change);
		relations.update(changes);
		since = instant;
		const expected = new Map(estimates(relations, instant).map(({ id, start }) => [id, start]));
		errors.push(...asked.flatMap((row) => errorsOf(row, expected.get(row.id))));
	}
	return {
		activities: errors.length,
		ofPlan: meanOf(errors.map(({ ofPlan }) => ofPlan)),
		ofEstimates: meanOf(errors.map(({ ofEstimate }) => ofEstimate)),
	};
}

function isWithin(time: FestivalTime | null, after: Instant, until: Instant): boolean {
	return time !== null && instantOf(time) > after && instantOf(time) <= until;
}

function changeOf(row: ActivityRow) {
	return { entity: 'activity', id: row.id, row: planActivity(row) } as const;
}

/** The activities by the instant at which they are asked about, in order of time. */
function askedAt(rows: readonly ActivityRow[]): [Instant, ActivityRow[]][] {
	const byInstant = new Map<Instant, ActivityRow[]>();
	for (const row of rows) {
		const happened = row.start ?? row.end;
		if (happened === null) continue;
		const instant = later(cutToMinute(instantOf(happened)), -HOUR);
		byInstant.set(instant, [...(byInstant.get(instant) ?? []), row]);
	}
	return [...byInstant].sort(([a], [b]) => a - b);
}

/** In minutes. */
function errorsOf({ start, end, planned_start, planned_end }: ActivityRow, estimated: number | undefined) {
	const plan = minutesOfTime(planned_start ?? planned_end);
	const fact = minutesOfTime(start ?? end);
	if (plan === null || fact === null || estimated === undefined) return [];
	return [{ ofPlan: Math.abs(plan - fact), ofEstimate: Math.abs(estimated - fact) }];
}

function meanOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
