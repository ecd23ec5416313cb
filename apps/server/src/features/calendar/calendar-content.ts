import { hash } from 'node:crypto';
import type { Activity } from '@crossload/contract';
import { type Instant, instantOf, plannedBegin } from '@crossload/domain';
import { lastChange } from '../../db/change-log.store.ts';
import type { Database, Db } from '../../db/database.ts';
import { readConsistently, writeOutsideChangeLog } from '../../db/work.ts';
import type { RouteDependencies } from '../../http/route-dependencies.ts';
import type { ViewRows } from '../../live/view-rows.ts';
import { findInstallationId } from '../export/installation.store.ts';
import { type KnownShare, touchShare } from '../share/share.store.ts';
import type { ShareContent, ShareContentResult } from '../share/share-pages.ts';
import { principalOf } from '../share/share-sessions.ts';
import { keepCalendarEntries, listCalendarEntries } from './calendar.store.ts';
import { type CalendarEntry, changedEntries, type FeedActivity, shownEntries, shownUntil } from './calendar-entries.ts';
import { calendarText } from './calendar-text.ts';

type CalendarDependencies = Pick<RouteDependencies, 'database' | 'clock' | 'viewRows'>;

/** Feeds whose text is kept; so many shares can be open at once. */
const MAX_BUILT = 100;

/** A feed's text and what it was made of. */
interface BuiltFeed {
	readonly revision: number;
	/** When the next thing that does not take place leaves the feed by itself. */
	readonly until: Instant;
	readonly shown: readonly CalendarEntry[];
	readonly content: ShareContentResult;
}

/** What a share shows now and what it showed before. */
interface Feed {
	readonly known: readonly CalendarEntry[];
	readonly changed: readonly CalendarEntry[];
	readonly installation: string;
	readonly revision: number;
}

/**
 * A calendar feed (ON-SITE.md, WALL-05). What it showed last is kept, so that what is removed or leaves the feed is crossed
 * out in the calendars that follow it; it is written only when it changes. Its text is made when something in it has changed.
 */
export function calendarContent({ database, clock, viewRows }: CalendarDependencies): ShareContent {
	const built = new Map<number, BuiltFeed>();
	return async (share) => {
		const now = clock();
		const revision = await database.revision.current();
		const before = built.get(share.id);
		if (before?.revision === revision && now < before.until) return before.content;
		const feed = await currentFeed(database, share, { read: (db) => readFeed(db, viewRows, share), now });
		const after = builtFeed({ share, feed, now, before });
		if (!before && built.size >= MAX_BUILT) built.clear();
		built.set(share.id, after);
		return after.content;
	};
}

interface Building {
	readonly share: KnownShare;
	readonly feed: Feed;
	readonly now: Instant;
	readonly before: BuiltFeed | undefined;
}

function builtFeed({ share, feed, now, before }: Building): BuiltFeed {
	const { known, changed, installation, revision } = feed;
	const isChanged = new Set(changed.map(({ activityId }) => activityId));
	const shown = shownEntries([...known.filter(({ activityId }) => !isChanged.has(activityId)), ...changed], now);
	const until = shownUntil(shown);
	if (before && isSame(before.shown, shown)) return { ...before, revision, until };
	const body = calendarText({ name: share.name, installation, entries: shown });
	const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
	return { revision, until, shown, content: { type: 'text/calendar; charset=utf-8', body, etag } };
}

/** An entry's sequence changes with what it shows: the event itself need not be compared. */
function isSame(before: readonly CalendarEntry[], after: readonly CalendarEntry[]): boolean {
	const stays = ({ activityId, sequence, changedAt }: CalendarEntry, place: number) =>
		before[place]?.activityId === activityId &&
		before[place].sequence === sequence &&
		before[place].changedAt === changedAt;
	return before.length === after.length && after.every(stays);
}

interface Following {
	readonly read: (db: Db) => Promise<Feed>;
	readonly now: Instant;
}

/** Two that ask at once wait for each other at the share's row: no sequence is given twice. */
async function currentFeed(database: Database, share: KnownShare, { read, now }: Following): Promise<Feed> {
	const unwritten = await readConsistently(database, read);
	if (unwritten.changed.length === 0) return unwritten;
	return await writeOutsideChangeLog(database, async (trx) => {
		await touchShare(trx, share.id, now);
		const feed = await read(trx);
		await keepCalendarEntries(trx, share.id, feed.changed);
		return feed;
	});
}

async function readFeed(db: Db, viewRows: ViewRows, share: KnownShare): Promise<Feed> {
	const rows = await viewRows.at(db);
	const filter = viewRows.filterFor(rows, principalOf(share));
	const activities = filter.rows('activity', [...rows.rows.activity.values()]) as Activity[];
	const known = await listCalendarEntries(db, share.id);
	const { at } = await lastChange(db);
	return {
		revision: rows.revision,
		known,
		changed: changedEntries(known, activities.flatMap(feedActivity), at),
		installation: await findInstallationId(db),
	};
}

/** As a calendar shows it; nothing of what has no planned time. */
function feedActivity(activity: Activity): FeedActivity[] {
	const { id, activityType, band, stage, position, planned_start, planned_end, info, cancelled } = activity;
	const from = plannedBegin(activity);
	if (from === null) return [];
	const to = planned_start === null || planned_end === planned_start ? null : planned_end;
	const named = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(', ');
	const event = {
		summary: named([band?.name, activityType.name]),
		location: named([position?.name, stage?.name]) || null,
		description: info,
		from,
		to: to === null ? null : instantOf(to),
	};
	return [{ activityId: id, event, cancelled: cancelled === null ? null : instantOf(cancelled) }];
}
