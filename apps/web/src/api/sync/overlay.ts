import type { ActivityBrief, Band, LiveEntity, Vehicle } from '@crossload/contract';
import { bandFacts, vehicleFacts } from '@crossload/domain';
import { kindOf, type OutboxEntry } from './outbox-kinds.ts';

interface Row {
	readonly id: number;
}

/** The last result by rows, shared by every component that shows them. */
const latest = new WeakMap<readonly Row[], { entries: readonly OutboxEntry[]; shown: readonly Row[] }>();

/**
 * Confirmed rows as they stand once the outbox is sent: activities and bands that its entries change, and the bands and
 * vehicles of such activities. The same array when nothing changes.
 */
export function withOutbox<Shown extends Row>(
	entity: LiveEntity,
	rows: readonly Shown[],
	entries: readonly OutboxEntry[],
): readonly Shown[] {
	const known = latest.get(rows);
	if (known?.entries === entries) return known.shown as readonly Shown[];
	const open = entries.filter(changesRows);
	const shown = open.length === 0 ? rows : rowsWithOutbox(entity, rows, open);
	latest.set(rows, { entries, shown });
	return shown;
}

/** Whether rows are shown as they stand after it. */
export function changesRows({ state, isCancelled }: OutboxEntry): boolean {
	return state !== 'failed' && !isCancelled;
}

function rowsWithOutbox<Shown extends Row>(
	entity: LiveEntity,
	rows: readonly Shown[],
	entries: readonly OutboxEntry[],
): readonly Shown[] {
	const changed = rows.map((row) => rowWithOutbox(entity, row, entries));
	return changed.some((row, index) => row !== rows[index]) ? changed : rows;
}

function rowWithOutbox<Shown extends Row>(entity: LiveEntity, row: Shown, entries: readonly OutboxEntry[]): Shown {
	return entries.reduce((shown, entry) => rowWithEntry(entity, shown, entry), row);
}

function rowWithEntry<Shown extends Row>(entity: LiveEntity, row: Shown, entry: OutboxEntry): Shown {
	const kind = kindOf(entry);
	if (entity === kind?.entity) return row.id === entry.id ? kind.apply(row, entry) : row;
	if (kind?.entity !== 'activity') return row;
	if (entity === 'vehicle') return withActivity(row as Shown & Vehicle, entry, vehicleFacts);
	if (entity === 'band') return withActivity(row as Shown & Band, entry, bandFacts);
	return row;
}

/** The row with its activity changed, and with what follows from its activities. */
function withActivity<Shown extends { readonly activities: readonly ActivityBrief[] }>(
	row: Shown,
	entry: OutboxEntry,
	factsOf: (activities: readonly ActivityBrief[]) => object,
): Shown {
	const before = row.activities.find(({ id }) => id === entry.id);
	const after = before && kindOf(entry)?.apply(before, entry);
	if (!after || before === after) return row;
	const activities = row.activities.map((activity) => (activity === before ? after : activity));
	return { ...row, activities, ...factsOf(activities) };
}
