import { groupBy } from '../group-by.ts';

/** A row matches an entry that has the same key; null: the tier does not apply. */
export interface MatchTier<Row, Entry> {
	readonly ofRow: (row: Row) => string | null;
	readonly ofEntry: (entry: Entry) => string | null;
}

/**
 * Finds the entry of each row, each taken once: by the first tier, then of what is left by the next, and so on; within a
 * tier in the order of both lists. Rows without an entry are absent (IN-AND-OUT.md, IMP-12).
 */
export function matchRows<Row, Entry>(
	rows: readonly Row[],
	entries: readonly Entry[],
	tiers: readonly MatchTier<Row, Entry>[],
): Map<Row, Entry> {
	const matches = new Map<Row, Entry>();
	const taken = new Set<Entry>();
	for (const tier of tiers) {
		const free = groupBy(
			entries.filter((entry) => !taken.has(entry)),
			(entry) => tier.ofEntry(entry),
		);
		// Reversed, so that pop() takes the first.
		for (const queue of free.values()) queue.reverse();
		for (const row of rows) {
			const key = matches.has(row) ? null : tier.ofRow(row);
			const entry = key === null ? undefined : free.get(key)?.pop();
			if (entry === undefined) continue;
			matches.set(row, entry);
			taken.add(entry);
		}
	}
	return matches;
}

/** The last tier for shows: where one row and one entry of a group are left, these two. Adds to the matches. */
export function matchLastOnes<Row, Entry>(
	matches: Map<Row, Entry>,
	{ rows, entries, tier }: { rows: readonly Row[]; entries: readonly Entry[]; tier: MatchTier<Row, Entry> },
): void {
	const taken = new Set(matches.values());
	const left = groupBy(
		entries.filter((entry) => !taken.has(entry)),
		(entry) => tier.ofEntry(entry),
	);
	const unmatched = groupBy(
		rows.filter((row) => !matches.has(row)),
		(row) => tier.ofRow(row),
	);
	for (const [key, [row, ...others]] of unmatched) {
		const [entry, ...more] = left.get(key) ?? [];
		if (key === null || !row || !entry || others.length + more.length > 0) continue;
		matches.set(row, entry);
	}
}
