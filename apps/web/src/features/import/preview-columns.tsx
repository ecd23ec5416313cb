import type { ImportRowState } from '@crossload/contract';
import type { Field } from '@crossload/spreadsheet';
import {
	mdiAlertCircle,
	mdiCompareHorizontal,
	mdiEqualBox,
	mdiPencilCircleOutline,
	mdiPlusCircleOutline,
} from '@mdi/js';
import { useMinute } from '../../lib/now.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import { fieldLabel, STATE_LABELS, IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './preview-columns.module.css';
import { previewLine, previewText, previewTexts } from './preview-text.ts';
import type { PreviewRow } from './reader-messages.ts';

/** Pixels of a field's column, where it needs more or less than most. */
const WIDTHS: Readonly<Record<Field, number>> = { band: 190, name: 190, start: 176, end: 176, slug: 100, capacity: 90 };

/** Pixels in which a time with its date fits on one line, the old and the new one alike. */
const TIME_WIDTH = 120;
/** Fields that are times. */
const TIMES: readonly Field[] = ['start', 'end', 'planned_start', 'planned_end'];

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

/** A row on a phone: what becomes of it and its first field, below it what is wrong, or what it says. */
export function PhonePreview({ row, fields }: { row: PreviewRow; fields: readonly Field[] }) {
	const [first, ...others] = fields;
	const faults = [...row.faults.values()].join(', ');
	const now = useMinute();
	// Times first, as the end of the line may be cut off.
	const isTime = (field: Field) => TIMES.includes(field);
	const ordered = [...others.filter(isTime), ...others.filter((field) => !isTime(field))];
	const text = previewLine(
		ordered.map((field) => row.changes.get(field)?.after ?? row.values[field]),
		now,
	);
	return (
		<TwoLines
			first={first === undefined ? row.row : `${row.row} · ${previewText(row.values[first], now)}`}
			second={
				faults === '' ? (
					text
				) : (
					<span className={classes.fault} {...withTooltip(faults, { onTap: true })}>
						{faults}
					</span>
				)
			}
			end={<RowState state={row.state} />}
		/>
	);
}

interface PreviewCellProps {
	readonly row: PreviewRow;
	readonly field: Field;
	/** Writes the file's values although they were changed here. */
	readonly onTake: (row: PreviewRow) => void;
}

/** A field of a row: its value, or the old one struck out before the new one; below it what is wrong with it. */
function PreviewCell({ row, field, onTake }: PreviewCellProps) {
	const fault = row.faults.get(field);
	const change = row.changes.get(field);
	const now = useMinute();
	if (fault !== undefined) {
		return (
			<span className={classes.lines}>
				<span className={classes.value}>{previewText(row.values[field], now)}</span>
				<span className={classes.fault} {...withTooltip(fault, { onTap: true })}>
					{fault}
				</span>
			</span>
		);
	}
	if (!change || row.state === 'new') {
		return (
			<span className={classes.value} data-long>
				{previewText(row.values[field], now)}
			</span>
		);
	}
	const [before, after] = previewTexts(change, now);
	const isConflict = change.imported !== undefined;
	return (
		<span className={classes.lines}>
			<span className={classes.value} data-long data-conflict={isConflict || undefined}>
				{isConflict ? <b>{before}</b> : <s>{before}</s>}
				{' → '}
				{isConflict ? <s>{after}</s> : <b>{after}</b>}
			</span>
			{isConflict && (
				<button type="button" className={classes.take} onClick={() => onTake(row)}>
					{texts.take}
				</button>
			)}
		</span>
	);
}

const ICONS: Readonly<Record<ImportRowState, string>> = {
	new: mdiPlusCircleOutline,
	changed: mdiPencilCircleOutline,
	conflict: mdiCompareHorizontal,
	same: mdiEqualBox,
	faulty: mdiAlertCircle,
};

/** What becomes of a row, by shape and word. */
function RowState({ state }: { state: ImportRowState }) {
	return (
		<span className={classes.state} data-quiet={state === 'same' || undefined}>
			<Icon path={ICONS[state]} size={16} />
			{STATE_LABELS[state]}
		</span>
	);
}
