import { DAY, type Instant, later, toInstant } from '@crossload/domain';

/** What a calendar shows of an activity. */
export interface CalendarEvent {
	readonly summary: string;
	readonly location: string | null;
	readonly description: string | null;
	readonly from: Instant;
	/** Null for a point in time. */
	readonly to: Instant | null;
}

/** An activity as a feed showed it last (ON-SITE.md, WALL-05). */
export interface CalendarEntry {
	readonly activityId: number;
	/** Rises with every change of what is shown. */
	readonly sequence: number;
	readonly event: CalendarEvent;
	readonly changedAt: Instant;
	/** Since when it is cancelled, removed or out of the feed; null: it takes place. */
	readonly goneAt: Instant | null;
}

/** An activity that is in a feed by now. */
export interface FeedActivity {
	readonly activityId: number;
	readonly event: CalendarEvent;
	/** When it was cancelled; null: it takes place. */
	readonly cancelled: Instant | null;
}

/** So long a feed shows that something does not take place, in milliseconds. */
const GONE_FOR = 14 * DAY;

/**
 * The entries of a feed that differ from what it showed last, as of its last change. What is no longer in the feed keeps the
 * event that was shown, so that calendars cross out what they have.
 */
export function changedEntries(
	known: readonly CalendarEntry[],
	activities: readonly FeedActivity[],
	at: Instant,
): CalendarEntry[] {
	const before = new Map(known.map((entry) => [entry.activityId, entry]));
	const present = new Set(activities.map(({ activityId }) => activityId));
	const left = known.filter((entry) => entry.goneAt === null && !present.has(entry.activityId));
	return [
		...activities.flatMap(({ activityId, event, cancelled }) => {
			const old = before.get(activityId);
			if (old && isShownAs(old, event, cancelled)) return [];
			const sequence = old ? old.sequence + 1 : 0;
			return [{ activityId, sequence, event, changedAt: at, goneAt: cancelled }];
		}),
		...left.map((entry) => ({ ...entry, sequence: entry.sequence + 1, changedAt: at, goneAt: at })),
	];
}

function isShownAs({ event, goneAt }: CalendarEntry, shown: CalendarEvent, cancelled: Instant | null): boolean {
	return (goneAt === null) === (cancelled === null) && JSON.stringify(event) === JSON.stringify(shown);
}

/** The entries that a feed shows, by activity: what does not take place for 14 days only. */
export function shownEntries(entries: readonly CalendarEntry[], now: Instant): CalendarEntry[] {
	return entries
		.filter(({ goneAt }) => goneAt === null || now < later(goneAt, GONE_FOR))
		.toSorted((a, b) => a.activityId - b.activityId);
}

/** When the first of the entries that are shown leaves the feed by itself. */
export function shownUntil(shown: readonly CalendarEntry[]): Instant {
	const ends = shown.flatMap(({ goneAt }) => (goneAt === null ? [] : [later(goneAt, GONE_FOR)]));
	return toInstant(Math.min(Number.MAX_SAFE_INTEGER, ...ends));
}
