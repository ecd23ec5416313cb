import { useRef } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { Rank, RowProps } from './data-table-props.ts';
import { MarkerLine } from './marker-line.tsx';
import { passClickThroughVeil } from './row-opener.tsx';
import { TableRow } from './table-row.tsx';
import { useRowsToDraw } from './use-rows-to-draw.ts';
import type { Drawn } from './virtual-range.ts';

/** The rows of a table, of a long one those in sight. */
export function TableBody<Row>({ drawn, rowHeight, rank, rows, ...shared }: TableBodyProps<Row>) {
	const body = useRef<HTMLTableSectionElement>(null);
	const { rowId } = rows;
	const { isPassing } = shared;
	const { items, before, after, keyOf } = useRowsToDraw(drawn, { list: body, rowId, rowHeight, isPassing, rank });
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: it passes on a click that was meant for a row; keys reach the rows themselves.
		<tbody
			ref={body}
			className={classes.tbody}
			data-passing={isPassing() || undefined}
			style={{ paddingTop: before, paddingBottom: after }}
			onClick={passClickThroughVeil}
		>
			{items.map((entry) =>
				entry.kind === 'row' ? (
					<TableRow key={keyOf(entry.row)} {...rows} {...shared} row={entry.row} index={entry.index} />
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
	drawn: Drawn<Row>;
	columns: readonly Column<Row>[];
	/** Whether the list is being scrolled. */
	isPassing: () => boolean;
	/** In pixels. */
	rowHeight: number;
	rank: Rank;
	rows: RowProps<Row>;
}
