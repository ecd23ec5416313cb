import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { rememberedSize, rememberSize } from '../remembered-sizes.ts';
import type { DataTableProps } from './data-table-props.ts';
import { type Entry, LONG_LIST, MARKER_HEIGHT } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import classes from './phone-rows.module.css';
import { rowLook } from './row-look.ts';
import { RowOpener } from './row-opener.tsx';
import { useIsWhole } from './use-is-whole.ts';
import { useOpeningScroll, useRowsOfOpening } from './use-opening-scroll.ts';
import { useOverscan } from './use-overscan.ts';
import { useRowsToDraw } from './use-rows-to-draw.ts';
import { drawnEntries } from './virtual-range.ts';

const PHONE_ROW_HEIGHT = 64;

/** The table as phones show it: rows of two lines that scroll with the page. */
export function PhoneRows<Row>(given: PhoneRowsProps<Row>) {
	const { entries, phoneRow, rank = 'card', ...props } = given;
	const list = useRef<HTMLUListElement>(null);
	const opening = useOpeningScroll({ id: props.id, view: props.view, entries, rowHeight: PHONE_ROW_HEIGHT });
	const isLong = entries.length > LONG_LIST;
	const scrollMargin = useTop(list, { given, isWanted: isLong });
	const virtualizer = useWindowVirtualizer({
		count: entries.length,
		enabled: isLong,
		estimateSize: (index) => (entries[index]?.kind === 'marker' ? MARKER_HEIGHT : PHONE_ROW_HEIGHT),
		overscan: useOverscan(),
		scrollMargin,
		// So that the rows in sight are there at once.
		initialRect: { width: 0, height: window.innerHeight },
		initialOffset: opening.at,
	});
	useRowsOfOpening(virtualizer, opening);
	const isPassing = useCallback(() => virtualizer.isScrolling, [virtualizer]);
	const { items, before, after, keyOf } = useRowsToDraw(drawnEntries(entries, isLong ? virtualizer : null), {
		list,
		rowId: props.rowId,
		rowHeight: PHONE_ROW_HEIGHT,
		isPassing,
		rank,
	});
	const line = { ...props, draw: phoneRow, isPassing };
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
					<PhoneRow key={keyOf(entry.row)} {...line} row={entry.row} place={isLong ? entry.index + 1 : undefined} />
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

interface Top<Row> {
	given: PhoneRowsProps<Row>;
	/** Only a list of which some rows are drawn needs it: to look has the browser lay the page out in the middle of it. */
	isWanted: boolean;
}

/**
 * Pixels from the page's top to the list's, looked at whenever the list is given anew: what stands above may have grown.
 * While rows scroll by it is not.
 */
function useTop<Row>(list: RefObject<HTMLElement | null>, { given, isWanted }: Top<Row>): number {
	const what = `top of ${given.id}`;
	const [top, setTop] = useState(() => rememberedSize(what) ?? 0);
	const measuredFor = useRef<unknown>(null);
	useLayoutEffect(() => {
		if (!isWanted || !list.current || measuredFor.current === given) return;
		measuredFor.current = given;
		const measured = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
		rememberSize(what, measured);
		setTop(measured);
	});
	return top;
}

const PhoneRow = memo(DrawnPhoneRow) as typeof DrawnPhoneRow;

function DrawnPhoneRow<Row>({ row, draw, isPassing, place, ...list }: PhoneLineProps<Row>) {
	const size = place === undefined ? undefined : list.rows.length;
	return (
		<li {...rowLook(list, row, classes.row)} aria-posinset={place} aria-setsize={size}>
			<RowOpener {...list} row={row} className={classes.opener ?? ''}>
				<TwoLinesOfRow row={row} draw={draw} isPassing={isPassing} />
			</RowOpener>
		</li>
	);
}

interface PhoneLineProps<Row> extends DrawnRow<Row>, Omit<DataTableProps<Row>, 'phoneRow'> {
	/** Which of all rows it is, where not all are drawn. */
	place: number | undefined;
}

interface DrawnRow<Row> {
	row: Row;
	draw: (row: Row) => ReactNode;
	/** Whether the list is being scrolled. */
	isPassing: () => boolean;
}

/** What costs most to draw, and does not change while rows scroll by. */
const TwoLinesOfRow = memo(LinesOfRow) as typeof LinesOfRow;

function LinesOfRow<Row>({ row, draw, isPassing }: DrawnRow<Row>): ReactNode {
	return useIsWhole(isPassing) && draw(row);
}
