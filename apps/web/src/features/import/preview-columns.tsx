import type { Field } from '@crossload/spreadsheet';
import type { Column } from '../../ui/data-table/column.ts';
import { fieldLabel, IMPORT_TEXTS as texts } from './import-texts.ts';
import { PreviewCell } from './preview-cell.tsx';
import type { PreviewRow } from './preview-row.ts';
import { RowState } from './row-state.tsx';

/** Pixels of a field's column, where it needs more or less than most. */
const WIDTHS: Readonly<Record<Field, number>> = { band: 190, name: 190, start: 176, end: 176, slug: 100, capacity: 90 };

/** Pixels in which a time with its date fits on one line, the old and the new one alike. */
const TIME_WIDTH = 120;
/** Fields that are times. */
export const TIMES: readonly Field[] = ['start', 'end', 'planned_start', 'planned_end'];

interface PreviewColumns {
	readonly fields: readonly Field[];
	/** Fields with a fault or a conflict in any row: their columns are the last to be left out. */
	readonly flagged: ReadonlySet<Field>;
	/** Writes a row's values although they were changed here. */
	readonly onTake: (row: PreviewRow) => void;
}

/** The columns of the preview: the row, what becomes of it, and each field as it is and would be. */
export function previewColumns({ fields, flagged, onTake }: PreviewColumns): Column<PreviewRow>[] {
	return [
		{ id: 'row', header: texts.row, width: 44, cell: ({ row }) => row },
		{ id: 'state', header: texts.state, width: 104, cell: ({ state }) => <RowState state={state} /> },
		...fields.map(
			(field): Column<PreviewRow> => ({
				id: field,
				header: fieldLabel(field),
				width: WIDTHS[field] ?? 150,
				isKept: flagged.has(field),
				minWidth: TIMES.includes(field) ? TIME_WIDTH : 96,
				cell: (row) => <PreviewCell row={row} field={field} onTake={onTake} />,
			}),
		),
	];
}
