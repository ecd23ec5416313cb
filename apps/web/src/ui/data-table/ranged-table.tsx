import { useMemo, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import type { SortEntry } from './column.ts';
import { ColumnTable } from './column-table.tsx';
import { type DataTableProps, frameOf } from './data-table-props.ts';
import { entriesOf } from './entries.ts';
import { PhoneRows } from './phone-rows.tsx';
import { sortedRows } from './sorted-rows.ts';
import type { ViewProps } from './view-props.ts';

const UNSORTED: readonly SortEntry[] = [];

/** The one table of all lists: columns that drop out from the right, on phones rows of two lines. */
export function RangedTable<Row extends object>(props: RangedTableProps<Row>) {
	const isPhone = useIsPhone();
	const { rows, columns, sorting = UNSORTED, marker, view = '', phoneRow, empty } = props;
	// Null once another view has been shown.
	const [firstView, setFirstView] = useState<string | null>(view);
	if (firstView !== null && firstView !== view) setFirstView(null);
	const sorted = useMemo(() => sortedRows(rows, columns, sorting), [rows, columns, sorting]);
	const entries = useMemo(() => entriesOf(sorted, marker), [sorted, marker]);

	if (rows.length === 0 && empty) return <div className={frameOf(props.variant)}>{empty}</div>;
	const shown = { ...props, sorting, view, entries, isFirstView: firstView === view };
	// On phones another view is mounted again, at the place where it opens, as the page scrolls and not the list.
	return isPhone && phoneRow ? <PhoneRows key={view} {...shown} phoneRow={phoneRow} /> : <ColumnTable {...shown} />;
}

interface RangedTableProps<Row> extends DataTableProps<Row>, Pick<ViewProps<Row>, 'ranges'> {}
