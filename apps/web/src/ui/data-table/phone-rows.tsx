import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { DataTableProps, RowProps } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import classes from './phone-rows.module.css';
import { rowLook } from './row-look.ts';
import { RowOpener } from './row-opener.tsx';
import { useOpeningScroll } from './use-opening-scroll.ts';
import { drawnEntries } from './virtual-range.ts';

const PHONE_ROW_HEIGHT = 64;

/** The table as phones show it: rows of two lines that scroll with the page. */
export function PhoneRows<Row>({ entries, phoneRow, ...props }: PhoneRowsProps<Row>) {
	const list = useRef<HTMLUListElement>(null);
	const [scrollMargin, setScrollMargin] = useState(0);
	useLayoutEffect(() => {
		if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
	});
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useWindowVirtualizer({
		count: entries.length,
		enabled: isLong,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : PHONE_ROW_HEIGHT),
		overscan: 5,
		scrollMargin,
	});
	useOpeningScroll({ id: props.id, view: props.view, entries, rowHeight: PHONE_ROW_HEIGHT });
	const drawn = drawnEntries(entries, isLong ? virtualizer : null);

	return (
		<ul
			ref={list}
			className={classes.list}
			aria-label={props.label}
			data-framed={props.isPageList || undefined}
			style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}
		>
			{drawn.items.map(({ entry }) =>
				entry.kind === 'row' ? (
					<PhoneRow key={props.rowId(entry.row)} row={entry.row} rows={props} content={phoneRow(entry.row)} />
				) : (
					<li key="marker" className={classes.marker} aria-hidden>
						<MarkerLine label={entry.label} />
					</li>
				),
			)}
		</ul>
	);
}

interface PhoneRowsProps<Row> extends DataTableProps<Row> {
	entries: readonly Entry<Row>[];
	phoneRow: (row: Row) => ReactNode;
}

function PhoneRow<Row>({ row, rows, content }: { row: Row; rows: RowProps<Row>; content: ReactNode }) {
	return (
		<li {...rowLook(rows, row, classes.row)}>
			<RowOpener {...rows} row={row} className={classes.opener ?? ''}>
				{content}
			</RowOpener>
		</li>
	);
}
