import type { Entry } from './entries.ts';

/** What is drawn of a list. */
export interface Drawn<Row> {
	readonly items: readonly Entry<Row>[];
	/** Pixels of what is not drawn above and below. */
	readonly before: number;
	readonly after: number;
}

/** As much of a virtualizer as is needed here. */
export interface Range {
	getVirtualItems(): { index: number; start: number; end: number }[];
	getTotalSize(): number;
	readonly options: { readonly scrollMargin: number };
}

/** The entries to draw: those in sight, or all where there is no range. */
export function renderedEntries<Row>(entries: readonly Entry<Row>[], range: Range | null): Drawn<Row> {
	if (range === null) return { items: entries, before: 0, after: 0 };
	const inSight = range.getVirtualItems();
	const margin = range.options.scrollMargin;
	return {
		items: inSight.flatMap(({ index }) => entries[index] ?? []),
		before: (inSight[0]?.start ?? margin) - margin,
		after: range.getTotalSize() - ((inSight.at(-1)?.end ?? margin) - margin),
	};
}
