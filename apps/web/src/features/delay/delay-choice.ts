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
 * By how much an activity goes later (earlier below 0), that what is expected becomes the plan (RIP-10), or what has been
 * moved by hand (BRD-04).
 */
export type DelayChoice = { readonly by: number } | { readonly moves: readonly PlanMove[] } | 'expected';

/** What one tap offers, in minutes. */
export const DELAYS = [-15, -5, 5, 10, 15, 30] as const;

interface MoveInput {
	readonly relations: RelationsIndex;
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly activity: PlanActivity;
}

/** The moves that a choice makes: of a running activity its end, else both its times. None where nothing moves. */
export function movesOfChoice(choice: DelayChoice | null, { relations, estimates, activity }: MoveInput): PlanMove[] {
	if (choice === null) return [];
	if (choice === 'expected') return expectedMoves(relations, [...estimates.values()], activity.id);
	if ('moves' in choice) return [...choice.moves];
	if (choice.by === 0) return [];
	const { id, planned_start, planned_end } = activity;
	const later = (minutes: number | null) => (minutes === null ? null : timeOfMinutes(minutes + choice.by));
	if (isRunning(activity)) return planned_end === null ? [] : [{ id, planned_end: later(planned_end) }];
	return [
		{
			id,
			...(planned_start === null ? {} : { planned_start: later(planned_start) }),
			...(planned_end === null ? {} : { planned_end: later(planned_end) }),
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
	const present = minutesOfClock(timeOfMinutes(from).slice(11, 16));
	const later = (((wanted - present) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
	return later > DAY_MINUTES / 2 ? later - DAY_MINUTES : later;
}

function minutesOfClock(clock: string): number {
	const [hour = 0, minute = 0] = clock.split(':').map(Number);
	return hour * 60 + minute;
}
