import type { Field } from '@crossload/spreadsheet';
import { useMinute } from '../../lib/now.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './preview-cell.module.css';
import type { PreviewRow } from './preview-row.ts';
import { previewText, previewTexts } from './preview-text.ts';

interface PreviewCellProps {
	readonly row: PreviewRow;
	readonly field: Field;
	/** Writes the file's values although they were changed here. */
	readonly onTake: (row: PreviewRow) => void;
}

/** A field of a row: its value, or the old one struck out before the new one; below it what is wrong with it. */
export function PreviewCell({ row, field, onTake }: PreviewCellProps) {
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
