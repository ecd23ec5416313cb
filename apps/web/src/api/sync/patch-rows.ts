import type { LiveChange, RowId } from '@crossload/contract';
import type { LiveList, LiveRow } from './live-lists.ts';

/**
 * The list with its changed rows replaced, inserted or removed, in its order. The same array when nothing of it changed.
 * A row that is older than the one that stands there, by its version, changes nothing.
 */
export function patchRows(
	rows: readonly LiveRow[],
	changes: readonly LiveChange[],
	{ entity, compare, pick }: Omit<LiveList, 'key'>,
): readonly LiveRow[] {
	const own = changes.filter((change) => change.entity === entity);
	if (own.length === 0) return rows;
	const places = placesNamed(rows, own);
	const byId = new Map([...places].map(([id, place]) => [id, rows[place] as LiveRow]));
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
	const patched = without(rows, [...places.values()]);
	for (const row of byId.values()) patched.splice(placeOf(row, patched, compare), 0, row);
	return patched;
}

/** Where the rows stand that changes of one entity name, by id, in the order of the list. */
export function placesNamed(rows: readonly LiveRow[], changes: readonly LiveChange[]): Map<RowId, number> {
	const ids = new Set(changes.map(({ id }) => id));
	const places = new Map<RowId, number>();
	// Until all are found: of a long list the rest need not be looked through.
	for (let place = 0; place < rows.length && places.size < ids.size; place++) {
		const id = rows[place]?.id;
		if (id !== undefined && ids.has(id)) places.set(id, place);
	}
	return places;
}

/** The rows but those at these places, which are in order; copied in slices, so that a long list costs little. */
function without(rows: readonly LiveRow[], places: readonly number[]): LiveRow[] {
	const slices = [...places, rows.length].map((end, n) => rows.slice(n === 0 ? 0 : (places[n - 1] ?? 0) + 1, end));
	const none: LiveRow[] = [];
	return none.concat(...slices);
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
