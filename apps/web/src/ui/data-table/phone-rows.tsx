import { memo, type ReactNode, useRef } from 'react';
import { SCALE } from '../../lib/rem.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { frameOf, type RowOpening, type RowProps } from './data-table-props.ts';
import { renderedEntries } from './entries.ts';
import { MarkerLine } from './marker-line.tsx';
import classes from './phone-rows.module.css';
import { type RowMarks, rowAttributes, rowMarks, rowOpening } from './row-attributes.ts';
import { RowOpener } from './row-opener.tsx';
import { useOpeningOffset, useWindowScroll } from './use-opening-offset.ts';
import type { ViewProps } from './view-props.ts';

/** Pixels as designed. */
const PHONE_ROW_HEIGHT = 64;

/** The table as phones show it: rows of two lines that scroll with the page. */
export function PhoneRows<Row>(given: PhoneRowsProps<Row>) {
	const { entries, view, isFirstView, ranges, phoneRow, variant, ...props } = given;
	const list = useRef<HTMLUListElement>(null);
	const isPrinting = useIsPrinting();
	const rowHeight = PHONE_ROW_HEIGHT * SCALE;
	const opening = useOpeningOffset({ scrolls: 'window', view, isFirstView, entries, rowHeight });
	useWindowScroll(opening, props.marker !== undefined || !isFirstView);
	const range = ranges.usePageRange({ element: list, given, rowHeight, opening });
	const { items, before, after } = renderedEntries(entries, isPrinting ? null : range);
	const { phoneAction } = props;
	const same = { draw: phoneRow, ...rowOpening(props), ...(phoneAction && { phoneAction }) };
	return (
		<ul
			ref={list}
			className={`${classes.list} ${frameOf(variant)}`}
			aria-label={props.label}
			style={{ paddingTop: before, paddingBottom: after }}
		>
			{items.map((entry) =>
				entry.kind === 'row' ? (
					<PhoneRow
						key={props.rowId(entry.row)}
						{...same}
						{...rowMarks(props, entry.row)}
						row={entry.row}
						{...(range !== null && { place: entry.index + 1, count: props.rows.length })}
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

const PhoneRow = memo(DrawnPhoneRow) as typeof DrawnPhoneRow;

function DrawnPhoneRow<Row>({ draw, place, count, phoneAction, ...given }: PhoneRowProps<Row>) {
	const { tone, isQuiet, glows, ...opener } = given;
	const action = phoneAction?.(opener.row) ?? null;
	return (
		<li
			{...rowAttributes({ tone, isQuiet, glows }, classes.row)}
			data-acts={action !== null || undefined}
			aria-posinset={place}
			aria-setsize={count}
		>
			<RowOpener {...opener} className={classes.opener ?? ''}>
				<TwoLines row={opener.row} draw={draw} />
			</RowOpener>
			{action}
		</li>
	);
}

interface PhoneRowProps<Row> extends TwoLinesProps<Row>, RowOpening<Row>, RowMarks, Pick<RowProps<Row>, 'phoneAction'> {
	/** Which of how many rows it is, where not all are drawn. */
	place?: number;
	count?: number;
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
