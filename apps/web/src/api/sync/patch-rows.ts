import type { LiveChange, RowId } from '@crossload/contract';
import type { LiveList, LiveRow } from './live-lists.ts';

/**
 * The list with its changed rows swapped, put in or taken out, in its order. The same array when nothing of it changed.
 * A row that is older than the one that stands there, by its version, changes nothing.
 */
export function patchRows(
	rows: readonly LiveRow[],
	changes: readonly LiveChange[],
	{ entity, compare, pick }: Omit<LiveList, 'key'>,
): readonly LiveRow[] {
	const own = changes.filter((change) => change.entity === entity);
	if (own.length === 0) return rows;
	const named = rowsNamed(rows, own);
	const byId = new Map(named);
	let isChanged = false;
	for (const { id, value } of own) {
		const before = byId.get(id);
		const after = value && pick ? pick(value) : (value as LiveRow | null);
		if (after === null) isChanged = byId.delete(id) || isChanged;
		else if (before === undefined || !isOlder(after, before)) {
			byId.set(id, after);
			isChanged = true;
		}
	}
	if (!isChanged) return rows;
	const patched = rows.filter(({ id }) => !named.has(id));
	for (const row of byId.values()) patched.splice(placeOf(row, patched, compare), 0, row);
	return patched;
}

/** The rows that changes of one entity name, by id. */
export function rowsNamed(rows: readonly LiveRow[], changes: readonly LiveChange[]): Map<RowId, LiveRow> {
	const ids = new Set(changes.map(({ id }) => id));
	return new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]));
}

/** Behind all rows that come before this one in the list's order. */
function placeOf(row: LiveRow, rows: readonly LiveRow[], compare: LiveList['compare']): number {
	let [from, to] = [0, rows.length];
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		const other = rows[middle];
		if (other && compare(other, row) <= 0) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** Whether a row is an earlier state than the other, as far as their versions show. */
export function isOlder(row: LiveRow, than: LiveRow): boolean {
	return row.version !== undefined && than.version !== undefined && row.version < than.version;
}
