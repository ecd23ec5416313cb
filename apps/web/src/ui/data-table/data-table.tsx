import { useMemo, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import type { SortEntry } from './column.ts';
import { ColumnTable } from './column-table.tsx';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { entriesOf } from './entries.ts';
import { PhoneRows } from './phone-rows.tsx';
import { sortedRows } from './sorted-rows.ts';

const UNSORTED: readonly SortEntry[] = [];

/** The one table of all lists: columns that drop out from the right, on phones rows of two lines. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
	const isPhone = useIsPhone();
	const isAnotherView = useHasChanged(props.view);
	const { rows, columns, sorting = UNSORTED, marker, phoneRow, empty } = props;
	const sorted = useMemo(() => sortedRows(rows, columns, sorting), [rows, columns, sorting]);
	const entries = useMemo(() => entriesOf(sorted, marker), [sorted, marker]);

	if (rows.length === 0 && empty) {
		return (
			<div className={classes.empty} data-framed={props.isPageList || undefined}>
				{empty}
			</div>
		);
	}
	// Another view is another list: what it shows first is then drawn at once where it opens.
	const list = { ...props, entries, isAnotherView };
	if (isPhone && phoneRow) return <PhoneRows key={props.view} {...list} phoneRow={phoneRow} />;
	return <ColumnTable key={props.view} {...list} />;
}

/** Whether the view has ever changed since the table was opened. */
function useHasChanged(view: string | undefined): boolean {
	const [first] = useState(view);
	const [hasChanged, setHasChanged] = useState(false);
	if (view !== first && !hasChanged) setHasChanged(true);
	return hasChanged || view !== first;
}
