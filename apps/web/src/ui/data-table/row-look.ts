import type { RowProps } from './data-table-props.ts';
import classes from './row-look.module.css';

/** The class and marks by which a row, of columns or of two lines, shows how things stand with it. */
export function rowLook<Row>(rows: RowProps<Row>, row: Row, className = '') {
	return {
		className: `${className} ${classes.look}`,
		'data-tone': rows.rowTone?.(row) ?? undefined,
		'data-quiet': rows.isQuiet?.(row) || undefined,
		'data-glows': rows.glows?.(row) || undefined,
	};
}
