import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { DataTableProps, RowProps } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import classes from './phone-rows.module.css';
import { rememberedSize, rememberSize } from './remembered-sizes.ts';
import { rowLook } from './row-look.ts';
import { RowOpener } from './row-opener.tsx';
import { useOpeningScroll } from './use-opening-scroll.ts';
import { drawnEntries } from './virtual-range.ts';

const PHONE_ROW_HEIGHT = 64;

/** The table as phones show it: rows of two lines that scroll with the page. */
export function PhoneRows<Row>({ entries, phoneRow, ...props }: PhoneRowsProps<Row>) {
	const list = useRef<HTMLUListElement>(null);
	const { id, isAnotherView } = props;
	const openAt = useOpeningScroll({ id, isAnotherView, entries, rowHeight: PHONE_ROW_HEIGHT });
	const scrollMargin = useTop(list, props.id);
	const isLong = entries.length > LONG_LIST;
	const virtualizer = useWindowVirtualizer({
		count: entries.length,
		enabled: isLong,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : PHONE_ROW_HEIGHT),
		overscan: 3,
		scrollMargin,
		// So that the rows in sight are there at once.
		initialRect: { width: 0, height: window.innerHeight },
		initialOffset: openAt,
	});
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
					<PhoneRow key={props.rowId(entry.row)} row={entry.row} rows={props} draw={phoneRow} />
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
	isAnotherView: boolean;
	phoneRow: (row: Row) => ReactNode;
}

/** Pixels from the page's top to the list's, looked at after every render: what stands above may have grown. */
function useTop(list: RefObject<HTMLElement | null>, id: string): number {
	const what = `top of ${id}`;
	const [top, setTop] = useState(() => rememberedSize(what) ?? 0);
	useLayoutEffect(() => {
		if (!list.current) return;
		const measured = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
		rememberSize(what, measured);
		setTop(measured);
	});
	return top;
}

function PhoneRow<Row>({ row, rows, draw }: DrawnRow<Row> & { rows: RowProps<Row> }) {
	return (
		<li {...rowLook(rows, row, classes.row)}>
			<RowOpener {...rows} row={row} className={classes.opener ?? ''}>
				<TwoLinesOfRow row={row} draw={draw} />
			</RowOpener>
		</li>
	);
}

interface DrawnRow<Row> {
	row: Row;
	draw: (row: Row) => ReactNode;
}

/** What costs most to draw, and does not change while rows scroll by. */
const TwoLinesOfRow = memo(({ row, draw }: DrawnRow<unknown>) => draw(row)) as <Row>(drawn: DrawnRow<Row>) => ReactNode;
