import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowProps } from './data-table-props.ts';
import { MarkerLine } from './marker-line.tsx';
import { TableRow } from './table-row.tsx';
import type { Drawn } from './virtual-range.ts';

/** The rows of a table, of a long one those in sight. */
export function TableBody<Row>({ drawn, columns, rows }: TableBodyProps<Row>) {
	const { items, before, after } = drawn;
	return (
		<tbody role="rowgroup" className={classes.tbody} style={{ paddingTop: before, paddingBottom: after }}>
			{items.map((entry) =>
				entry.kind === 'row' ? (
					<TableRow key={rows.rowId(entry.row)} {...rows} columns={columns} row={entry.row} index={entry.index} />
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
	rows: RowProps<Row>;
}
