import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SCALE } from '../../lib/rem.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import type { DataTableProps } from './data-table-props.ts';
import { LONG_LIST, MARKER_HEIGHT, OVERSCAN } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import classes from './phone-rows.module.css';
import { rowAttributes } from './row-attributes.ts';
import { RowOpener } from './row-opener.tsx';
import { useOpeningOffset, useWindowScroll } from './use-opening-offset.ts';
import type { ViewProps } from './view-props.ts';
import { renderedEntries } from './virtual-range.ts';

/** Pixels as designed. */
const PHONE_ROW_HEIGHT = 64;

/** The table as phones show it: rows of two lines that scroll with the page. */
export function PhoneRows<Row>(given: PhoneRowsProps<Row>) {
	const { entries, view, isFirstView, phoneRow, rank = 'card', ...props } = given;
	const list = useRef<HTMLUListElement>(null);
	const isLong = entries.length > LONG_LIST;
	const isPrinting = useIsPrinting();
	const opening = { scrolls: 'window', view, isFirstView, entries, rowHeight: PHONE_ROW_HEIGHT * SCALE } as const;
	const initialOffset = useOpeningOffset(opening);
	useWindowScroll(initialOffset, props.marker !== undefined || !isFirstView);
	const virtualizer = useWindowVirtualizer({
		count: entries.length,
		enabled: isLong,
		initialOffset,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : PHONE_ROW_HEIGHT) * SCALE,
		overscan: OVERSCAN,
		scrollMargin: useTop(list, isLong ? given : null),
	});
	const { items, before, after } = renderedEntries(entries, isLong && !isPrinting ? virtualizer : null);
	return (
		<ul
			ref={list}
			className={classes.list}
			aria-label={props.label}
			data-framed={rank === 'page' || undefined}
			style={{ paddingTop: before, paddingBottom: after }}
		>
			{items.map((entry) =>
				entry.kind === 'row' ? (
					<PhoneRow
						key={props.rowId(entry.row)}
						{...props}
						draw={phoneRow}
						row={entry.row}
						place={isLong ? entry.index + 1 : undefined}
					/>
				) : (
					<li key="marker" className={classes.marker} aria-hidden>
						<MarkerLine label={entry.label} />
					</li>
				),
			)}
		</ul>
	);
}

interface PhoneRowsProps<Row> extends ViewProps<Row> {
	phoneRow: (row: Row) => ReactNode;
}

/** Pixels from the page's top to the list's, measured for each new `given`, a long list's props; not while it is scrolled. */
function useTop(list: RefObject<HTMLElement | null>, given: object | null): number {
	const [top, setTop] = useState(0);
	useLayoutEffect(() => {
		if (given && list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
	}, [list, given]);
	return top;
}

const PhoneRow = memo(DrawnPhoneRow) as typeof DrawnPhoneRow;

function DrawnPhoneRow<Row>({ row, draw, place, phoneAction, ...list }: PhoneRowProps<Row>) {
	const size = place === undefined ? undefined : list.rows.length;
	const action = phoneAction?.(row) ?? null;
	return (
		<li
			{...rowAttributes(list, row, classes.row)}
			data-acts={action !== null || undefined}
			aria-posinset={place}
			aria-setsize={size}
		>
			<RowOpener {...list} row={row} className={classes.opener ?? ''}>
				<TwoLines row={row} draw={draw} />
			</RowOpener>
			{action !== null && <span className={classes.action}>{action}</span>}
		</li>
	);
}

interface PhoneRowProps<Row> extends TwoLinesProps<Row>, Omit<DataTableProps<Row>, 'phoneRow'> {
	/** Which of all rows it is, where not all are drawn. */
	place: number | undefined;
}

interface TwoLinesProps<Row> {
	row: Row;
	draw: (row: Row) => ReactNode;
}

/** What costs most to draw, and does not change while rows scroll by. */
const TwoLines = memo(DrawnTwoLines) as typeof DrawnTwoLines;

function DrawnTwoLines<Row>({ row, draw }: TwoLinesProps<Row>): ReactNode {
	return draw(row);
}
