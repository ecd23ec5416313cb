import type { RowOpening, RowProps, RowTone } from './data-table-props.ts';
import classes from './row-attributes.module.css';

/** The state that a row shows, as single values, so that a row whose state is the same is not rendered again. */
export interface RowMarks {
	readonly tone: RowTone | null;
	readonly isQuiet: boolean;
	readonly glows: boolean;
}

export function rowMarks<Row>({ rowTone, isQuiet, glows }: RowProps<Row>, row: Row): RowMarks {
	return { tone: rowTone?.(row) ?? null, isQuiet: isQuiet?.(row) ?? false, glows: glows?.(row) ?? false };
}

/** The class and attributes by which a row, of columns or of two lines, shows its marks. */
export function rowAttributes({ tone, isQuiet, glows }: RowMarks, className = '') {
	return {
		className: `${className} ${classes.row}`,
		'data-tone': tone ?? undefined,
		'data-quiet': isQuiet || undefined,
		'data-glows': glows || undefined,
	};
}

/** Of a table's props what opens its rows. Left out rather than undefined: a row is rendered again when any of it changes. */
export function rowOpening<Row>({ rowId, rowLink, onRowOpen, rowName }: RowOpening<Row>): RowOpening<Row> {
	return {
		rowId,
		...(rowLink && { rowLink }),
		...(onRowOpen && { onRowOpen }),
		...(rowName && { rowName }),
	};
}
