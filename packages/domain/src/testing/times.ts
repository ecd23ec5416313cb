import type { ActivityTimes } from '../activity/status.ts';
import { type FestivalTime, festivalTimeOf, instantOf, later, MINUTE, startOfDay, toDay } from '../time.ts';

/** A time of Saturday's clock; hours from 24 on are Sunday's: '24:30' is half past midnight. */
export function at(clock: string): FestivalTime {
	const [hour, minute] = clock.split(':').map(Number);
	const midnight = startOfDay(toDay('2026-08-22'));
	return festivalTimeOf(later(midnight, ((hour ?? 0) * 60 + (minute ?? 0)) * MINUTE));
}

export const NOW = instantOf(at('17:30'));

/** An activity's times, none unless said otherwise. */
export function times(overrides: Partial<ActivityTimes> = {}): ActivityTimes {
	return { planned_start: null, planned_end: null, start: null, end: null, ...overrides };
}
