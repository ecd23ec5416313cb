import type { Db, Trx } from '../../db/database.ts';
import { chunksOf, excludedColumns } from '../../db/rows.ts';
import type { CalendarEntry, CalendarEvent } from './calendar-entries.ts';

/** What a share's feed showed last. */
export async function listCalendarEntries(db: Db, shareId: number): Promise<CalendarEntry[]> {
	const rows = await db.selectFrom('calendar_entry').selectAll().where('share_id', '=', shareId).execute();
	return rows.map(({ activity_id, sequence, event, changed_at, gone_at }) => ({
		activityId: activity_id,
		sequence,
		event: JSON.parse(event) as CalendarEvent,
		changedAt: changed_at,
		goneAt: gone_at,
	}));
}

/** Keeps what a share's feed shows from now on of these activities. */
export async function keepCalendarEntries(trx: Trx, shareId: number, entries: readonly CalendarEntry[]): Promise<void> {
	const rows = entries.map(({ activityId, sequence, event, changedAt, goneAt }) => ({
		share_id: shareId,
		activity_id: activityId,
		sequence,
		event: JSON.stringify(event),
		changed_at: changedAt,
		gone_at: goneAt,
	}));
	for (const chunk of chunksOf(rows)) {
		await trx
			.insertInto('calendar_entry')
			.values(chunk)
			.onConflict((conflict) =>
				conflict.columns(['share_id', 'activity_id']).doUpdateSet(excludedColumns(chunk, 'share_id', 'activity_id')),
			)
			.execute();
	}
}
