import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowOpening, RowProps } from './data-table-props.ts';
import { type RowMarks, rowAttributes } from './row-attributes.ts';
import { passClickToOpener, RowOpener } from './row-opener.tsx';

/** One row of a table; what stands in its first column that holds no links of its own opens it. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ index, tone, isQuiet, glows, ...cells }: TableRowProps<Row>) {
	return (
		<tr
			role="row"
			{...rowAttributes({ tone, isQuiet, glows }, classes.row)}
			aria-rowindex={FIRST_ROW + index}
			onClick={passClickToOpener}
		>
			<Cells {...cells} />
		</tr>
	);
}

interface TableRowProps<Row> extends CellsProps<Row>, RowMarks {
	/** Place among all rows. */
	index: number;
}

/** The head is the table's row 1. */
const FIRST_ROW = 2;

/** What costs most to draw, and rarely changes when a list is filtered or scrolled. */
const Cells = memo(DrawnCells) as typeof DrawnCells;

function DrawnCells<Row>({ row, columns, rowAction, ...rows }: CellsProps<Row>): ReactNode {
	const action = rowAction?.(row) ?? null;
	const naming = columns.findIndex(({ hasLinks }) => !hasLinks);
	const opensAt = Math.max(naming, 0);
	return columns.map((column, at) => (
		<td key={column.id} role="cell" className={cellClass(column.className)} data-fixed={column.isFixed || undefined}>
			{at === opensAt ? (
				<RowOpener row={row} className={classes.opener ?? ''} {...rows}>
					{naming === -1 ? <span className="visually-hidden">{rows.rowName?.(row)}</span> : column.cell(row)}
				</RowOpener>
			) : (
				column.cell(row)
			)}
			{naming === -1 && at === 0 && column.cell(row)}
			{action !== null && at === columns.length - 1 && (
				<span className={classes.rowAction} data-reveal>
					{action}
				</span>
			)}
		</td>
	));
}

function cellClass(className: string | undefined): string | undefined {
	return className === undefined ? classes.cell : `${classes.cell} ${className}`;
}

interface CellsProps<Row> extends RowOpening<Row>, Pick<RowProps<Row>, 'rowAction'> {
	row: Row;
	columns: readonly Column<Row>[];
}
