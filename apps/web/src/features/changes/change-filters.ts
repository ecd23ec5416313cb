import type { ChangeEntry, LoggedRevision } from '@crossload/contract';
import { addDays, calendarDayOf, HOUR, type Instant, instantOf, later, startOfDay } from '@crossload/domain';

export const SINCE = ['all', 'hours', 'night', 'visit'] as const;
export type Since = (typeof SINCE)[number];

/** What is left out of what happened. */
export interface ChangeFilters {
	/** Id of a user; null for everyone. */
	readonly person: number | null;
	readonly entity: string | null;
	/** Id of a stage; null for all. */
	readonly stage: number | null;
	readonly since: Since;
}

export const NO_FILTERS: ChangeFilters = { person: null, entity: null, stage: null, since: 'all' };

/** When 'since' begins: three hours ago, 18:00 of yesterday, the last visit; null for always. */
export function sinceInstant(since: Since, now: Instant, lastVisit: Instant | null): Instant | null {
	if (since === 'hours') return later(now, -3 * HOUR);
	if (since === 'night') return later(startOfDay(addDays(calendarDayOf(now), -1)), 18 * HOUR);
	return since === 'visit' ? lastVisit : null;
}

interface Facts {
	readonly from: Instant | null;
	readonly stagesOf: (entry: ChangeEntry) => readonly number[];
}

/** The revisions of a person, with entries of an entity and a stage, from an instant on. */
export function filterChanges(
	revisions: readonly LoggedRevision[],
	{ person, entity, stage }: ChangeFilters,
	{ from, stagesOf }: Facts,
): LoggedRevision[] {
	return revisions.filter(
		({ at, actor, entries }) =>
			(from === null || instantOf(at) >= from) &&
			(person === null || actor?.id === person) &&
			(entity === null || entries.some((entry) => entry.entity === entity)) &&
			(stage === null || entries.some((entry) => stagesOf(entry).includes(stage))),
	);
}
