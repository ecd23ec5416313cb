import { useMemo, useRef } from 'react';
import { rem, SCALE } from '../../lib/rem.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { type Screen, useScreen } from '../../lib/use-media.ts';
import { type Column, chosenColumns, fittingColumns, gridTemplate } from './column.ts';
import classes from './data-table.module.css';
import { type DataTableProps, frameOf, type RowProps, type TableVariant } from './data-table-props.ts';
import { type Drawn, LONG_LIST, renderedEntries } from './entries.ts';
import { HeaderRow } from './header-row.tsx';
import { MarkerLine } from './marker-line.tsx';
import { rowMarks, rowOpening } from './row-attributes.ts';
import { TableRow } from './table-row.tsx';
import { useOffsetTop } from './use-offset-top.ts';
import { useOpeningOffset } from './use-opening-offset.ts';
import { useTableWidth } from './use-table-width.ts';
import type { ViewProps } from './view-props.ts';

/** The table with columns, as tablets and desktops show it; it scrolls within itself. */
export function ColumnTable<Row>(given: ViewProps<Row>) {
	const { entries, view, isFirstView, ranges, variant = 'card', ...props } = given;
	const panel = useRef<HTMLDivElement>(null);
	const width = useTableWidth(panel, props.id);
	const { columns, template } = useShownColumns(width, props);
	const rowHeight = rowHeightOn(useScreen(), variant);
	const isPrinting = useIsPrinting();
	const fitsWindow = variant === 'page' || props.fitsWindow === true;
	// Before the virtualizer looks how high the list is.
	const top = useOffsetTop(panel, props.id, fitsWindow ? given : null);
	const inPixels = rowHeight * SCALE;
	const scrollId = props.ownerId === undefined ? props.id : `${props.id} of ${props.ownerId}`;
	const opening = useOpeningOffset({ scrolls: { id: scrollId }, view, isFirstView, entries, rowHeight: inPixels });
	const range = ranges.usePanelRange({ element: panel, given, rowHeight: inPixels, opening });
	// The width decides which columns there are, so the rows come with it: where it is unknown, the first pass only measures.
	const drawn =
		width === undefined
			? { items: [], before: 0, after: entries.length * inPixels }
			: renderedEntries(entries, isPrinting ? null : range);

	return (
		<div
			ref={panel}
			className={`${classes.panel} ${frameOf(variant)}`}
			data-fits-window={fitsWindow || undefined}
			data-long={entries.length > LONG_LIST || undefined}
			data-scroll-restoration-id={scrollId}
			style={{
				'--row-height': rem(rowHeight),
				'--columns': template,
				'--top': top,
			}}
		>
			{/* Safari takes a table that CSS displays as a grid for no table, unless it and its parts say so. */}
			<table role="table" className={classes.table} aria-label={props.label} aria-rowcount={1 + props.rows.length}>
				<thead role="rowgroup" className={classes.thead}>
					<HeaderRow columns={columns} sorting={props.sorting} onSortingChange={props.onSortingChange} />
				</thead>
				<TableBody drawn={drawn} columns={columns} rows={props} />
			</table>
		</div>
	);
}

/** The columns that there is room for; the same array until they change, so that rows are not rendered again. */
function useShownColumns<Row>(
	width: number | undefined,
	{ columns, chosen }: Pick<DataTableProps<Row>, 'columns' | 'chosen'>,
) {
	const room = (width ?? Number.POSITIVE_INFINITY) / SCALE;
	const shown = useMemo(() => fittingColumns(chosenColumns(columns, chosen), room), [columns, chosen, room]);
	return { columns: shown, template: gridTemplate(shown, room) };
}

/** Pixels as designed. */
function rowHeightOn(screen: Screen, variant: TableVariant): number {
	if (screen === 'tablet') return 44;
	return variant === 'side' ? 34 : 40;
}

/** The rows of a table, of a long one those in sight. */
function TableBody<Row>({ drawn, columns, rows }: TableBodyProps<Row>) {
	const { items, before, after } = drawn;
	const { rowAction } = rows;
	const same = { columns, ...rowOpening(rows), ...(rowAction && { rowAction }) };
	return (
		<tbody role="rowgroup" className={classes.tbody} style={{ paddingTop: before, paddingBottom: after }}>
			{items.map((entry) =>
				entry.kind === 'row' ? (
					<TableRow
						key={rows.rowId(entry.row)}
						{...same}
						{...rowMarks(rows, entry.row)}
						row={entry.row}
						index={entry.index}
					/>
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
