import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowProps } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import { TableRow } from './table-row.tsx';
import { drawnEntries } from './virtual-range.ts';

/** The rows; of a long list those in sight, and this alone is drawn anew while it scrolls. */
export function TableBody<Row>({ entries, columns, panel, rowHeight, rows }: TableBodyProps<Row>) {
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useVirtualizer({
		count: entries.length,
		enabled: isLong,
		getScrollElement: () => panel.current,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : rowHeight),
		overscan: 6,
	});
	const drawn = drawnEntries(entries, isLong ? virtualizer : null);
	return (
		<tbody className={classes.tbody} style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
			{drawn.items.map(({ entry, index }) =>
				entry.kind === 'row' ? (
					<TableRow key={rows.rowId(entry.row)} {...rows} row={entry.row} columns={columns} index={index + 2} />
				) : (
					<tr key="marker" className={classes.markerRow} aria-hidden>
						<td className={classes.markerCell}>
							<MarkerLine label={entry.label} />
						</td>
					</tr>
				),
			)}
		</tbody>
	);
}

interface TableBodyProps<Row> {
	entries: readonly Entry<Row>[];
	columns: readonly Column<Row>[];
	/** What scrolls. */
	panel: RefObject<HTMLElement | null>;
	/** Pixels. */
	rowHeight: number;
	rows: RowProps<Row>;
}
