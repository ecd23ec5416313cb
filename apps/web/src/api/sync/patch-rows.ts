import type { LiveChange } from '@crossload/contract';
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
	const byId = new Map(rows.map((row) => [row.id, row]));
	let isChanged = false;
	for (const { entity: changed, id, value } of changes) {
		if (changed !== entity) continue;
		const before = byId.get(id);
		const after = value && pick ? pick(value) : (value as LiveRow | null);
		if (after === null) isChanged = byId.delete(id) || isChanged;
		else if (before === undefined || !isOlder(after, before)) {
			byId.set(id, after);
			isChanged = true;
		}
	}
	return isChanged ? [...byId.values()].sort(compare) : rows;
}

/** Whether a row is an earlier state than the other, as far as their versions show. */
export function isOlder(row: LiveRow, than: LiveRow): boolean {
	return row.version !== undefined && than.version !== undefined && row.version < than.version;
}
