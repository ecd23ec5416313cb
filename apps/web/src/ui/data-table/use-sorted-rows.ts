import {
	type ColumnDef,
	createSortedRowModel,
	rowSortingFeature,
	tableFeatures,
	useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Column, compareValues, type SortEntry } from './column.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const UNSORTED: readonly SortEntry[] = [];

/** The rows in the table's order; missing values stand last, whichever way, and equal rows as they came. */
export function useSortedRows<Row extends object>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	sorting: readonly SortEntry[] = UNSORTED,
): readonly Row[] {
	const definitions = useMemo(() => columns.filter(({ canSee }) => canSee !== false).map(definitionOf), [columns]);
	const known = useMemo(
		() => sorting.filter(({ id }) => definitions.some((definition) => definition.id === id)),
		[sorting, definitions],
	);
	const table = useTable<typeof features, Row>({
		features,
		columns: definitions,
		data: rows,
		state: { sorting: known },
	});
	const sorted = table.getSortedRowModel().rows;
	return useMemo(() => sorted.map((row) => row.original), [sorted]);
}

function definitionOf<Row extends object>({ id, sortBy }: Column<Row>): ColumnDef<typeof features, Row> {
	return {
		id,
		// Undefined is the table's word for a missing value.
		accessorFn: (row) => sortBy?.(row) ?? undefined,
		enableSorting: sortBy !== undefined,
		sortUndefined: 'last',
		sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
	};
}
