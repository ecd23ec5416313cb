import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { type Screen, useScreen } from '../../lib/use-media.ts';
import { type Column, chosenColumns, fittingColumns, gridTemplate, type SortEntry } from './column.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { HeaderRow } from './header-row.tsx';
import { MarkerLine } from './marker-line.tsx';
import { TableRow } from './table-row.tsx';
import { useHeightLeft } from './use-height-left.ts';
import { useOpeningScroll } from './use-opening-scroll.ts';
import { useWidth } from './use-width.ts';
import { drawnEntries } from './virtual-range.ts';

const NO_SORTING: readonly SortEntry[] = [];

/** The table with columns, as tablets and desktops show it; it scrolls within itself. */
export function ColumnTable<Row>({ entries, ...props }: ColumnTableProps<Row>) {
	const panel = useRef<HTMLDivElement>(null);
	const width = useWidth(panel);
	const heightLeft = useHeightLeft(panel, props.isPageList || props.fitsWindow || false);
	const rowHeight = rowHeightOn(useScreen(), props.isDense ?? false);
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useVirtualizer({
		count: entries.length,
		enabled: isLong,
		getScrollElement: () => panel.current,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : rowHeight),
		overscan: 12,
	});
	useOpeningScroll({ id: props.id, view: props.view, entries, rowHeight, panel });
	const columns = fittingColumns(chosenColumns(props.columns, props.chosen), width);
	const drawn = drawnEntries(entries, isLong ? virtualizer : null);

	return (
		<div
			ref={panel}
			className={classes.panel}
			data-framed={props.isPageList || undefined}
			data-scroll-restoration-id={props.id}
			style={{ maxHeight: heightLeft ?? (isLong ? '70dvh' : undefined), '--row-height': `${rowHeight}px` }}
		>
			<table className={classes.table} aria-label={props.label} style={{ '--columns': gridTemplate(columns) }}>
				<thead className={classes.thead}>
					<HeaderRow columns={columns} sorting={props.sorting ?? NO_SORTING} onSortingChange={props.onSortingChange} />
				</thead>
				<tbody className={classes.tbody} style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
					{drawn.items.map(({ entry, index }) => (
						<EntryRow key={keyOf(entry, props)} entry={entry} index={index + 2} columns={columns} table={props} />
					))}
				</tbody>
			</table>
		</div>
	);
}

interface ColumnTableProps<Row> extends DataTableProps<Row> {
	entries: readonly Entry<Row>[];
}

function rowHeightOn(screen: Screen, isDense: boolean): number {
	if (screen === 'tablet') return 44;
	return isDense ? 34 : 40;
}

interface EntryRowProps<Row> {
	entry: Entry<Row>;
	index: number;
	columns: readonly Column<Row>[];
	table: DataTableProps<Row>;
}

function EntryRow<Row>({ entry, index, columns, table }: EntryRowProps<Row>) {
	if (entry.kind === 'row') return <TableRow {...table} row={entry.row} columns={columns} index={index} />;
	return (
		<tr className={classes.markerRow} aria-hidden>
			<td className={classes.markerCell}>
				<MarkerLine label={entry.label} />
			</td>
		</tr>
	);
}

function keyOf<Row>(entry: Entry<Row>, { rowId }: DataTableProps<Row>): number | string {
	return entry.kind === 'marker' ? 'marker' : rowId(entry.row);
}
