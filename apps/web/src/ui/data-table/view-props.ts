import type { RefObject } from 'react';
import type { SortEntry } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { Entry, Range } from './entries.ts';

/** A view of a list, as tables and phones' lists draw it. */
export interface ViewProps<Row> extends DataTableProps<Row> {
	readonly sorting: readonly SortEntry[];
	readonly view: string;
	readonly entries: readonly Entry<Row>[];
	/** False for a view that has replaced another one on the same screen. */
	readonly isFirstView: boolean;
	/** The hooks that find what is in sight of a list too long to be rendered whole. */
	readonly ranges: RangeHooks;
}

/** A list that is drawn, as far as its range depends on it. */
export interface RangedList<Row, Scrolled> {
	/** The panel that scrolls, or the list in a page that does. */
	readonly element: RefObject<Scrolled | null>;
	/** The table's props: with new ones what stands above may have grown. */
	readonly given: ViewProps<Row>;
	/** Pixels, as are all below. */
	readonly rowHeight: number;
	/** Where the list opens. */
	readonly opening: number;
}

/** The hooks that find which entries of a long list are in sight; null where all are rendered. */
export interface RangeHooks {
	/** Of a list that scrolls within its panel. */
	readonly usePanelRange: <Row>(list: RangedList<Row, HTMLDivElement>) => Range | null;
	/** Of a list that scrolls with the page. */
	readonly usePageRange: <Row>(list: RangedList<Row, HTMLElement>) => Range | null;
}
