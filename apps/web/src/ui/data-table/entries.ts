import type { Marker } from './data-table-props.ts';

/** A line of a table: a row with its place among the rows, or the marker between them. */
export type Entry<Row> =
	| { readonly kind: 'row'; readonly row: Row; readonly index: number }
	| { readonly kind: 'marker'; readonly label: string };

/** Pixels as designed. */
export const MARKER_HEIGHT = 24;

/** Longer ones scroll within their panel, and of those that can be long only what is in sight is drawn. */
export const LONG_LIST = 40;

/** So many rows beyond those in sight, above and below, are drawn as well. */
export const OVERSCAN = 3;

/** Names an entry among the others. */
export function keyOf<Row>(entry: Entry<Row> | undefined, rowId: (row: Row) => number | string): number | string {
	return entry?.kind === 'row' ? rowId(entry.row) : 'marker';
}

/** The rows with the marker where it belongs. */
export function entriesOf<Row>(rows: readonly Row[], marker: Marker<Row> | undefined): Entry<Row>[] {
	const entries: Entry<Row>[] = rows.map((row, index) => ({ kind: 'row', row, index }));
	if (marker === undefined || rows.length === 0) return entries;
	const at = rows.findIndex(marker.isBefore);
	entries.splice(at === -1 ? rows.length : at, 0, { kind: 'marker', label: marker.label });
	return entries;
}

/** How far to scroll so that the marker stands a third down; null without a marker. */
export function markerOffset<Row>(
	entries: readonly Entry<Row>[],
	rowHeight: number,
	viewHeight: number,
): number | null {
	const above = entries.findIndex(({ kind }) => kind === 'marker');
	return above === -1 ? null : Math.max(0, above * rowHeight - viewHeight / 3);
}

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
