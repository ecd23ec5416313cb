import type { DataTableProps } from './data-table-props.ts';
import { RangedTable } from './ranged-table.tsx';
import { VIRTUALIZED } from './virtualized.ts';

/** A list of any length, of which what is in sight is drawn. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
	return <RangedTable {...props} ranges={VIRTUALIZED} />;
}
