import { type Column, compareValues, type SortEntry, type SortValue } from './column.ts';

/** Above every rank, and so last whichever way. */
const MISSING = Number.POSITIVE_INFINITY;

/**
 * The rows in the table's order; missing values stand last, whichever way, and equal rows as they came. Each value is
 * read once and each text ranked once, which is what keeps tens of thousands of rows quick.
 */
export function sortedRows<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	sorting: readonly SortEntry[],
): readonly Row[] {
	const orders = sorting.flatMap(({ id, desc }) => {
		const { sortBy } = columns.find((column) => column.id === id && column.canSee !== false) ?? {};
		return sortBy ? [ranksOf(rows.map(sortBy), desc)] : [];
	});
	if (orders.length === 0) return rows;
	const places = Array.from(rows, (_, place) => place).sort((a, b) => comparePlaces(orders, a, b));
	return places.flatMap((place) => rows[place] ?? []);
}

/** Numbers that stand as the values do. */
function ranksOf(values: readonly SortValue[], desc: boolean): Float64Array {
	const texts = textRanks(values);
	const sign = desc ? -1 : 1;
	return Float64Array.from(values, (value) => {
		if (value === null) return MISSING;
		return sign * (typeof value === 'string' ? (texts.get(value) ?? 0) : Number(value));
	});
}

/** The rank of each text among all; those that count as the same share one. */
function textRanks(values: readonly SortValue[]): ReadonlyMap<string, number> {
	const texts = [...new Set(values)].filter((value) => typeof value === 'string').sort(compareValues);
	const ranks = new Map<string, number>();
	let rank = 0;
	for (const [place, text] of texts.entries()) {
		const before = texts[place - 1];
		if (before !== undefined && compareValues(before, text) !== 0) rank += 1;
		ranks.set(text, rank);
	}
	return ranks;
}

function comparePlaces(orders: readonly Float64Array[], a: number, b: number): number {
	for (const ranks of orders) {
		const [first = MISSING, second = MISSING] = [ranks[a], ranks[b]];
		if (first !== second) return first < second ? -1 : 1;
	}
	return a - b;
}
