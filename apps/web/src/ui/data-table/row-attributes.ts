import type { RowProps } from './data-table-props.ts';
import classes from './row-attributes.module.css';

/** The class and marks by which a row, of columns or of two lines, shows how things stand with it. */
export function rowAttributes<Row>(rows: RowProps<Row>, row: Row, className = '') {
	return {
		className: `${className} ${classes.row}`,
		'data-tone': rows.rowTone?.(row) ?? undefined,
		'data-quiet': rows.isQuiet?.(row) || undefined,
		'data-glows': rows.glows?.(row) || undefined,
	};
}
