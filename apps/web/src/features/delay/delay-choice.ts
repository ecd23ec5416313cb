import {
	DAY_MINUTES,
	type Estimate,
	expectedMoves,
	isRunning,
	type PlanActivity,
	type PlanMove,
	plannedSpan,
	type RelationsIndex,
	timeOfMinutes,
} from '@crossload/domain';

/**
 * Minutes by which an activity goes later (negative: earlier), moves that were made by hand (BRD-04), or `expected`: the
 * estimates become the plan (RIP-10).
 */
export type DelayChoice = { readonly by: number } | { readonly moves: readonly PlanMove[] } | 'expected';

/** Minutes that one tap chooses. */
export const DELAYS = [-15, -5, 5, 10, 15, 30] as const;

interface MoveInput {
	readonly relations: RelationsIndex;
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly activity: PlanActivity;
}

/** The moves that a choice makes: of a running activity its end, else both its times. Empty where nothing moves. */
export function movesOfChoice(choice: DelayChoice | null, { relations, estimates, activity }: MoveInput): PlanMove[] {
	if (choice === null) return [];
	if (choice === 'expected') return expectedMoves(relations, [...estimates.values()], activity.id);
	if ('moves' in choice) return [...choice.moves];
	if (choice.by === 0) return [];
	const { id, planned_start, planned_end } = activity;
	const shifted = (minutes: number | null) => (minutes === null ? null : timeOfMinutes(minutes + choice.by));
	if (isRunning(activity)) return planned_end === null ? [] : [{ id, planned_end: shifted(planned_end) }];
	return [
		{
			id,
			...(planned_start === null ? {} : { planned_start: shifted(planned_start) }),
			...(planned_end === null ? {} : { planned_end: shifted(planned_end) }),
		},
	];
}

/** The planned time that a delay is counted from, in minutes: of a running activity its end. Null without one. */
export function delayedFrom(activity: PlanActivity): number | null {
	const planned = plannedSpan(activity);
	if (planned === null) return null;
	return isRunning(activity) ? planned.to : planned.from;
}

/** Minutes from a planned time to the nearest moment at which the festival's clock shows `HH:MM`. */
export function minutesToClock(from: number, clock: string): number {
	const wanted = minutesOfClock(clock);
	const current = minutesOfClock(timeOfMinutes(from).slice(11, 16));
	// Modulo twice, as `%` keeps the sign: 0 to a day.
	const forward = (((wanted - current) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
	return forward > DAY_MINUTES / 2 ? forward - DAY_MINUTES : forward;
}

function minutesOfClock(clock: string): number {
	const [hour = 0, minute = 0] = clock.split(':').map(Number);
	return hour * 60 + minute;
}
