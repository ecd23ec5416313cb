import type { DataTableProps } from './data-table-props.ts';
import type { Entry } from './entries.ts';

/** A view of a list, as tables and phones' lists draw it. */
export interface ViewProps<Row> extends DataTableProps<Row> {
	readonly view: string;
	readonly entries: readonly Entry<Row>[];
	/** False for a view that has replaced another one on the same screen. */
	readonly isFirstView: boolean;
}
