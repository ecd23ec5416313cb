import { VisuallyHidden } from '@mantine/core';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowProps } from './data-table-props.ts';
import { rowLook } from './row-look.ts';
import { passClickToOpener, RowOpener } from './row-opener.tsx';

/** One row of a table; what stands in its first column that holds no links of its own opens it. */
export function TableRow<Row>({ row, columns, index, ...rows }: TableRowProps<Row>) {
	const naming = columns.findIndex(({ hasLinks }) => !hasLinks);
	return (
		<tr {...rowLook(rows, row, classes.row)} aria-rowindex={index} onClick={passClickToOpener}>
			{columns.map((column, at) => (
				<td key={column.id} className={classes.cell} data-fixed={column.isFixed || undefined}>
					{at === Math.max(naming, 0) ? (
						<RowOpener row={row} className={classes.opener ?? ''} {...rows}>
							{naming === -1 ? <VisuallyHidden>{rows.rowName?.(row)}</VisuallyHidden> : column.cell(row)}
						</RowOpener>
					) : (
						column.cell(row)
					)}
					{naming === -1 && at === 0 && column.cell(row)}
				</td>
			))}
		</tr>
	);
}

interface TableRowProps<Row> extends RowProps<Row> {
	row: Row;
	columns: readonly Column<Row>[];
	/** Place in the whole table, the head being 1. */
	index: number;
}
