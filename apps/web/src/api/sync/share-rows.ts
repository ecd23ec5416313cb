import { changedPart, hasSameItems } from '@crossload/domain';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { LiveRow } from './live-lists.ts';

export type Rows = readonly LiveRow[];

/**
 * The last result by the rows that came in, for everybody who shows the same list. The list before is held weakly: it came in
 * once itself, and each list would keep all earlier ones.
 */
const latest = new WeakMap<Rows, { readonly before: WeakRef<Rows>; readonly result: Rows }>();

/**
 * Structural sharing for lists: a row that says the same as the one with its id before is that one. React Query's own
 * compares by place, so that one row moved makes copies of all that stand between, for each component that shows them.
 * The list that came in where no row of before can stand for another, hence one list for all who show it.
 */
export function shareRows(before: unknown, after: unknown): unknown {
	if (before === after || !isRows(before) || !isRows(after)) return replaceEqualDeep(before, after);
	const known = latest.get(after);
	if (known?.before.deref() === before) return known.result;
	const result = sharedRows(before, after);
	latest.set(after, { before: new WeakRef(before), result });
	return result;
}

function sharedRows(before: Rows, after: Rows): Rows {
	const part = changedPart(before, after);
	const byId = new Map(part.before.map((row) => [row.id, row]));
	const rows = part.after.map((row) => {
		const known = byId.get(row.id);
		return known && replaceEqualDeep(known, row) === known ? known : row;
	});
	if (hasSameItems(rows, part.before)) return before;
	if (hasSameItems(rows, part.after)) return after;
	return [...after.slice(0, part.start), ...rows, ...after.slice(part.start + rows.length)];
}

/** Whether it is a list of rows, as its first one shows; an empty one is. */
export function isRows(data: unknown): data is Rows {
	return Array.isArray(data) && (data.length === 0 || hasId(data[0]));
}

function hasId(row: unknown): boolean {
	return typeof row === 'object' && row !== null && 'id' in row;
}
