import { matchRows, type RowValue, rowKey } from '@crossload/domain';
import type { Entry, ReadRow } from '../import-kind.ts';
import type { RowValues } from '../import-memory.store.ts';

/** What a row must have in common with an entry to be it; null while the row does not say enough. */
export type GroupOf = (values: RowValues) => string | null;

/** A key by name alone. */
export const byName: GroupOf = ({ name }) => (typeof name === 'string' ? rowKey(name) : null);

/**
 * Rows and entries of one name: where several fit, those with equal values first, then the lower id, each taken once
 * (IN-AND-OUT.md, IMP-12).
 */
export function matchByName(
	rows: readonly ReadRow[],
	entries: readonly Entry[],
	groupOf: GroupOf,
): Map<ReadRow, Entry> {
	const sorted = entries.toSorted((a, b) => a.id - b.id);
	const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].sort();
	const all = ({ values }: { readonly values: RowValues }) => {
		const group = groupOf(values);
		return group === null ? null : JSON.stringify([group, ...fields.map((field) => comparable(field, values[field]))]);
	};
	return matchRows(rows, sorted, [
		{ ofRow: all, ofEntry: all },
		{ ofRow: ({ values }) => groupOf(values), ofEntry: ({ values }) => groupOf(values) },
	]);
}

/** Names were compared as they are compared, without case; two bands may have one name. */
function comparable(field: string, value: RowValue | undefined): RowValue {
	return field === 'name' || field === 'band' || value === undefined ? null : value;
}
