import { useRef } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowProps } from './data-table-props.ts';
import { MarkerLine } from './marker-line.tsx';
import { useRowKeys } from './row-keys.ts';
import { TableRow } from './table-row.tsx';
import type { Drawn } from './virtual-range.ts';

/** The rows of a table, of a long one those in sight. */
export function TableBody<Row>({ drawn, rows, ...shared }: TableBodyProps<Row>) {
	const body = useRef<HTMLTableSectionElement>(null);
	const ids = drawn.items.flatMap(({ entry }) => (entry.kind === 'row' ? [rows.rowId(entry.row)] : []));
	const keys = useRowKeys(ids, () => !shared.isPassing() && !body.current?.contains(document.activeElement));
	return (
		<tbody ref={body} className={classes.tbody} style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
			{drawn.items.map(({ entry, index }) =>
				entry.kind === 'row' ? (
					<TableRow key={keys.get(rows.rowId(entry.row))} {...rows} {...shared} row={entry.row} index={index + 2} />
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
	isPassing: () => boolean;
	rows: RowProps<Row>;
}
