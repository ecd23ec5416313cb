import {
	type ActiveAlert,
	activeAlerts,
	alertTransitions,
	DEFAULT_ALERT_SETTINGS,
	type FestivalTime,
	HOUR,
	hasTime,
	type Instant,
	instantOf,
	later,
	MINUTE,
	occupancySteps,
	PlanIndex,
	type PlanRows,
	planActivity,
	type RaisedAlert,
	RelationsIndex,
	readPlan,
	standingsOf,
} from '@crossload/domain';
import { asOf } from '../demo/as-of.ts';
import type { FestivalSizeName } from '../demo/sizes.ts';
import { planRowsOf } from './plan-rows.ts';

/** A day from its morning on. */
interface DayOrder {
	readonly size: FestivalSizeName;
	readonly seed: number;
	readonly from: Instant;
}

const MINUTES = (24 * HOUR) / MINUTE;

/**
 * A made-up day minute by minute, with what happens in it marked as it happens, and docks that have one place more than the
 * plan needs: the alerts that are raised after its first minute (ON-SITE.md, ALRT-08), and the rows as they are in the end.
 */
export function simulatedDay({ size, seed, from }: DayOrder) {
	const rows = planRowsOf({ size, seed, now: later(from, 24 * HOUR) });
	const positions = withOnePlaceMore(rows);
	const plan = PlanIndex.of(
		readPlan({ ...rows, positions, activities: rows.activities.map((row) => asOf(row, from)) }),
	);
	const relations = RelationsIndex.of(plan);
	const raised: ActiveAlert[] = [];
	let known: RaisedAlert[] = [];
	for (let minute = 0; minute <= MINUTES; minute++) {
		const now = later(from, minute * MINUTE);
		const marked = rows.activities.filter(({ start, end }) => isWithin(start, now) || isWithin(end, now));
		const changes = marked.map((row) => ({
			entity: 'activity' as const,
			id: row.id,
			row: planActivity(asOf(row, now)),
		}));
		for (const change of changes) plan.apply(change);
		relations.update(changes);
		const { next, fresh } = afterwards(known, activeAlerts(relations, { settings: DEFAULT_ALERT_SETTINGS, now }), now);
		known = next;
		// What stood in the morning is of the day before.
		if (minute > 0) raised.push(...fresh);
	}
	return { raised, activities: rows.activities };
}

/** The positions, of which each dock holds one vehicle more than ever stand there by the plan (PLAN.md, CHK-05). */
function withOnePlaceMore(rows: PlanRows): PlanRows['positions'] {
	const untouched = rows.activities.map((row) => ({ ...row, start: null, end: null }));
	const plan = PlanIndex.of(readPlan({ ...rows, activities: untouched }));
	const standings = [...plan.ids('vehicle')].flatMap((id) =>
		standingsOf(plan.activitiesOf('vehicle', id).filter(hasTime)),
	);
	return rows.positions.map((row) => {
		if (!row.stage) return row;
		const steps = occupancySteps(standings.filter(({ positionId }) => positionId === row.id));
		return { ...row, capacity: Math.max(0, ...steps.map(({ count }) => count)) + 1 };
	});
}

/** What was raised of what stands now, and everything that is known after that. */
function afterwards(known: readonly RaisedAlert[], active: readonly ActiveAlert[], now: Instant) {
	const { raise, keep, end } = alertTransitions(known, active, now);
	const ended = new Set(end);
	const kept = new Map(keep.map(({ raised, now: says }) => [raised, { ...says, until: null }]));
	const next = known.map((alert) => (ended.has(alert) ? { ...alert, until: now } : (kept.get(alert) ?? alert)));
	const replaced = new Set(raise.map(({ key }) => key));
	return {
		fresh: raise,
		next: [...next.filter(({ key }) => !replaced.has(key)), ...raise.map((alert) => ({ ...alert, until: null }))],
	};
}

/** Within the minute that ends now. */
function isWithin(time: FestivalTime | null, now: Instant): boolean {
	return time !== null && instantOf(time) <= now && instantOf(time) > now - MINUTE;
}
