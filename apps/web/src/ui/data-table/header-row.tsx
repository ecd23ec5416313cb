import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { Icon } from '../icon.tsx';
import { type Column, type SortEntry, sortedByClick } from './column.ts';
import classes from './data-table.module.css';

/** The head of a table; a click on a header sorts by it, with Shift by it too. */
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
						<HeaderText column={column} />
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

/** A column of buttons has a name for screen readers only. */
function HeaderText<Row>({ column }: { column: Column<Row> }) {
	return column.isFixed ? <span className="visually-hidden">{column.header}</span> : column.header;
}

interface SortButtonProps<Row> extends HeaderRowProps<Row> {
	column: Column<Row>;
	onSortingChange: (sorting: SortEntry[]) => void;
}

function SortButton<Row>({ column, sorting, onSortingChange }: Omit<SortButtonProps<Row>, 'columns'>) {
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
