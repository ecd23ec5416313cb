import type { RefObject } from 'react';
import type { Rank } from './data-table-props.ts';
import { type Entry, MARKER_HEIGHT } from './entries.ts';
import { type RowId, useRowKeys } from './row-keys.ts';
import { useFirstRows } from './use-first-rows.ts';
import type { Drawn } from './virtual-range.ts';

interface RowsToDraw<Row> {
	/** The element that holds the rows. */
	list: RefObject<HTMLElement | null>;
	rowId: (row: Row) => RowId;
	/** In pixels. */
	rowHeight: number;
	/** Whether the list is being scrolled. */
	isPassing: () => boolean;
	rank: Rank;
}

interface KeyedRows<Row> extends Drawn<Row> {
	readonly keyOf: (row: Row) => number | undefined;
}

/** What is drawn of a list now, with the keys under which React keeps the rows: rows that wait their turn leave their room. */
export function useRowsToDraw<Row>(drawn: Drawn<Row>, options: RowsToDraw<Row>): KeyedRows<Row> {
	const { list, rowId, rowHeight, isPassing, rank } = options;
	const ids = drawn.items.flatMap((entry) => (entry.kind === 'row' ? [rowId(entry.row)] : []));
	const keys = useRowKeys(ids, () => !isPassing() && !list.current?.contains(document.activeElement));
	const isAnother = keys.isAnother && !isPassing();
	const count = useFirstRows(drawn.items.length, { isAnother, rank });
	const heightOf = (entry: Entry<Row>) => (entry.kind === 'marker' ? MARKER_HEIGHT : rowHeight);
	const waiting = drawn.items.slice(count).reduce((height, entry) => height + heightOf(entry), 0);
	return {
		items: drawn.items.slice(0, count),
		before: drawn.before,
		after: drawn.after + waiting,
		keyOf: (row) => keys.byId.get(rowId(row)),
	};
}
