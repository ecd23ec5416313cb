import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { Icon } from '../icon.tsx';
import { type Column, type SortEntry, sortedByClick } from './column.ts';
import classes from './data-table.module.css';

/** The head of a table; a click on a header sorts by it, with Shift by it too. A column of buttons has a name for screen readers only. */
export function HeaderRow<Row>({ columns, sorting, onSortingChange }: HeaderRowProps<Row>) {
	return (
		<tr role="row" className={classes.headRow} aria-rowindex={1}>
			{columns.map((column) => (
				<th
					key={column.id}
					role="columnheader"
					scope="col"
					className={classes.head}
					aria-sort={ariaSort(column.id, sorting)}
				>
					{column.sortBy && onSortingChange ? (
						<SortButton column={column} sorting={sorting} onSortingChange={onSortingChange} />
					) : (
						<span className={column.isFixed ? 'visually-hidden' : undefined}>{column.header}</span>
					)}
				</th>
			))}
		</tr>
	);
}

interface HeaderRowProps<Row> {
	columns: readonly Column<Row>[];
	sorting: readonly SortEntry[];
	onSortingChange: ((sorting: SortEntry[]) => void) | undefined;
}

interface SortButtonProps {
	column: Pick<Column<unknown>, 'id' | 'header'>;
	sorting: readonly SortEntry[];
	onSortingChange: (sorting: SortEntry[]) => void;
}

function SortButton({ column, sorting, onSortingChange }: SortButtonProps) {
	const rank = sorting.findIndex(({ id }) => id === column.id);
	const entry = sorting[rank];
	return (
		<button
			type="button"
			className={classes.sortButton}
			onClick={(event) => onSortingChange(sortedByClick(sorting, column.id, event.shiftKey))}
		>
			{column.header}
			{entry && <Icon path={entry.desc ? mdiArrowDown : mdiArrowUp} size={14} />}
			{entry && sorting.length > 1 && <span className="dim">{rank + 1}</span>}
		</button>
	);
}

/** Only the first column of an order is announced as sorted. */
function ariaSort(id: string, [first]: readonly SortEntry[]): 'ascending' | 'descending' | undefined {
	if (first?.id !== id) return undefined;
	return first.desc ? 'descending' : 'ascending';
}
