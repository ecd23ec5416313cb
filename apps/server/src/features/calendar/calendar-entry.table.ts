import type { Instant } from '@crossload/domain';

export interface CalendarEntryTable {
	share_id: number;
	activity_id: number;
	sequence: number;
	/** JSON. */
	event: string;
	changed_at: Instant;
	/** Null while it takes place and is in the feed. */
	gone_at: Instant | null;
}
