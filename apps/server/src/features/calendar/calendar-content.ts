import { hash } from 'node:crypto';
import type { Activity } from '@crossload/contract';
import { type Instant, instantOf } from '@crossload/domain';
import { lastChange } from '../../db/change-log.store.ts';
import type { Database, Db } from '../../db/database.ts';
import { readConsistently, writeApart } from '../../db/work.ts';
import type { ViewRows } from '../../live/view-rows.ts';
import { findInstallationId } from '../export/installation.store.ts';
import { type KnownShare, touchShare } from '../share/share.store.ts';
import type { ShareContent } from '../share/share-pages.ts';
import { principalOf } from '../share/share-sessions.ts';
import { keepCalendarEntries, listCalendarEntries } from './calendar.store.ts';
import { type CalendarEntry, changedEntries, type FedActivity, shownEntries } from './calendar-entries.ts';
import { calendarText } from './calendar-text.ts';

interface CalendarDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly viewRows: ViewRows;
}

/** What a share shows now and what it showed before. */
interface Feed {
	readonly known: readonly CalendarEntry[];
	readonly changed: readonly CalendarEntry[];
	readonly installation: string;
}

/**
 * A calendar feed (ON-SITE.md, WALL-05). What it showed last is kept, so that what is removed or leaves the feed is crossed
 * out in the calendars that follow it; it is written only when it changes.
 */
export function calendarContent({ database, clock, viewRows }: CalendarDependencies): ShareContent {
	const read = (share: KnownShare) => (db: Db) => readFeed(db, viewRows, share);
	return async (share) => {
		const before = await readConsistently(database, read(share));
		const feed =
			before.changed.length === 0 ? before : await follow(database, share, { read: read(share), now: clock() });
		const changed = new Set(feed.changed.map(({ activityId }) => activityId));
		const entries = [...feed.known.filter(({ activityId }) => !changed.has(activityId)), ...feed.changed];
		const body = calendarText({
			name: share.name,
			installation: feed.installation,
			entries: shownEntries(entries, clock()),
		});
		const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
		return { type: 'text/calendar; charset=utf-8', body, etag };
	};
}

interface Following {
	readonly read: (db: Db) => Promise<Feed>;
	readonly now: Instant;
}

/** Two that ask at once wait for each other at the share's row: no sequence is given twice. */
async function follow(database: Database, share: KnownShare, { read, now }: Following): Promise<Feed> {
	return await writeApart(database, async (trx) => {
		await touchShare(trx, share.id, now);
		const feed = await read(trx);
		await keepCalendarEntries(trx, share.id, feed.changed);
		return feed;
	});
}

async function readFeed(db: Db, viewRows: ViewRows, share: KnownShare): Promise<Feed> {
	const rows = await viewRows.at(db);
	const cut = viewRows.cut(rows, principalOf(share));
	const activities = cut.rows('activity', [...rows.rows.activity.values()]) as Activity[];
	const known = await listCalendarEntries(db, share.id);
	const { at } = await lastChange(db);
	return {
		known,
		changed: changedEntries(known, activities.flatMap(fedActivity), at),
		installation: await findInstallationId(db),
	};
}

/** As a calendar shows it; nothing of what has no planned time. */
function fedActivity(activity: Activity): FedActivity[] {
	const { id, activityType, band, stage, position, planned_start, planned_end, info, cancelled } = activity;
	const from = planned_start ?? planned_end;
	if (from === null) return [];
	const to = planned_start === null || planned_end === planned_start ? null : planned_end;
	const named = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(', ');
	const event = {
		summary: named([band?.name, activityType.name]),
		location: named([position?.name, stage?.name]) || null,
		description: info,
		from: instantOf(from),
		to: to === null ? null : instantOf(to),
	};
	return [{ activityId: id, event, cancelled: cancelled === null ? null : instantOf(cancelled) }];
}
