import type { DataTableProps } from './data-table-props.ts';
import { RangedTable } from './ranged-table.tsx';
import type { RangeHooks } from './view-props.ts';

const WHOLE: RangeHooks = { usePanelRange: () => null, usePageRange: () => null };

/** A list that is short by nature, such as a card's: all of it is drawn, without the code that finds what is in sight of a long one. */
export function ShortTable<Row extends object>(props: DataTableProps<Row>) {
	return <RangedTable {...props} ranges={WHOLE} />;
}
