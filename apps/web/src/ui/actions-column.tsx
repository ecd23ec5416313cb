import type { Column } from './data-table/column.ts';
import { RowButton, rowButtonsClass, rowButtonsWidth } from './row-buttons.tsx';

interface RowAction<Row> {
	readonly label: string;
	/** A path of @mdi/js. */
	readonly icon: string;
	readonly onClick: (row: Row) => void;
}

/** The last column of a managed list: what can be done with its rows. */
export function actionsColumn<Row extends { readonly name: string }>(actions: readonly RowAction<Row>[]): Column<Row> {
	return {
		id: 'actions',
		header: 'Actions',
		width: rowButtonsWidth(actions.length),
		isFixed: true,
		className: rowButtonsClass,
		cell: (row) =>
			actions.map(({ onClick, ...button }) => (
				<RowButton key={button.label} of={row.name} {...button} onClick={() => onClick(row)} />
			)),
	};
}
