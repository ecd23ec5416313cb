import { type FestivalTime, toFestivalTime } from '@crossload/domain';

/** A time of Saturday's clock, '17:30'. */
export function at(clock: string): FestivalTime {
	return toFestivalTime(`2026-08-22T${clock}:00+02:00`);
}

/** The planned times of something that lasts from one hour to another. */
export function from(start: string, end: string) {
	return { planned_start: at(start), planned_end: at(end) };
}

/** What the clock of a test says until it is moved. */
export const NOW = at('17:30');
