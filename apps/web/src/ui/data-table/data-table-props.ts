import type { ReactNode } from 'react';
import type { LinkSlot } from '../link-slot.ts';
import type { Column, SortEntry } from './column.ts';

/** How a row looks: running and late need somebody and have a bar at the left edge, cancelled is struck through. */
export type RowTone = 'running' | 'late' | 'cancelled';

/** A line between rows that is no row: the now line. */
export interface Marker<Row> {
	readonly label: string;
	/** The line stands before the first row of which this is true, after all rows if there is none. */
	readonly isBefore: (row: Row) => boolean;
}

/** What a row is and what it opens. */
export interface RowOpening<Row> {
	readonly rowId: (row: Row) => number | string;
	/** The row is a link: `rowLink={(band, slot) => <Link to="/band/$id" params={{ id: `${band.id}` }} {...slot} />}`. */
	readonly rowLink?: (row: Row, slot: LinkSlot) => ReactNode;
	/** Or the row opens something here. */
	readonly onRowOpen?: (row: Row) => void;
	/** What the link or button is called, if its cell does not say enough; contains the cell's text. */
	readonly rowName?: (row: Row) => string;
}

/** How rows look and what they do. */
export interface RowProps<Row> extends RowOpening<Row> {
	readonly rowTone?: (row: Row) => RowTone | null;
	/** Rows that are over and need nobody. */
	readonly isQuiet?: (row: Row) => boolean;
	/** Rows that somebody else has just changed. */
	readonly glows?: (row: Row) => boolean;
	/** On phones: two lines in 64 px instead of columns. Phrasing content only, no links of its own. */
	readonly phoneRow?: (row: Row) => ReactNode;
	/** And a button over the end of its second line, as wide as a finger; null where the row has none. */
	readonly phoneAction?: ((row: Row) => ReactNode) | undefined;
	/** In tables: a button over the row's end, there while a mouse or the focus is in the row; null where the row has none. */
	readonly rowAction?: ((row: Row) => ReactNode) | undefined;
}

/**
 * What a list is on its screen. `page`: all that matters; it has a frame, takes the height that is left and scrolls within
 * it. `card`: a part. `side`: something beside the others; its rows have 34 px instead of 40 on desktops.
 */
export type TableVariant = 'page' | 'card' | 'side';

/** The class of a list that has a frame of its own. */
export function frameOf(variant: TableVariant | undefined): string {
	return variant === 'page' ? 'card' : '';
}

export interface DataTableProps<Row> extends RowProps<Row> {
	/** The key under which its size and scroll position are remembered; one per page and table. */
	readonly id: string;
	/** Id of the entity that the page is about, where each has a page with this table: each keeps its own scroll position. */
	readonly ownerId?: number;
	/** What the table holds, for screen readers. */
	readonly label: string;
	readonly rows: readonly Row[];
	/** Keep the array the same between renders where possible: a new one sorts again. */
	readonly columns: readonly Column<Row>[];
	/** Ids of the chosen columns; without it all that may be seen. */
	readonly chosen?: readonly string[];
	/** Without it rows stand as they come and headers cannot be clicked. */
	readonly sorting?: readonly SortEntry[];
	readonly onSortingChange?: (sorting: SortEntry[]) => void;
	readonly marker?: Marker<Row> | undefined;
	/** Which view of the list this is: another one, under other filters, opens at its marker again. */
	readonly view?: string;
	/** `card` unless given. */
	readonly variant?: TableVariant;
	/** It scrolls within the height that is left, though it has no frame of its own: a long list in a card. */
	readonly fitsWindow?: boolean;
	/** Shown in place of rows when there are none. */
	readonly empty?: ReactNode;
}
