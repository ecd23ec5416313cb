import { calendarDayOfTime, festivalTimeOf, parseInstant } from '@crossload/domain';
import type { Field } from '@crossload/spreadsheet';
import { DASH, formatTime, formatWeekday } from '../../lib/format.ts';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './preview-cell.module.css';
import type { PreviewRow } from './preview-row.ts';

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
	if (fault !== undefined) {
		return (
			<span className={classes.lines}>
				<span className={classes.value}>{valueText(row.values[field])}</span>
				<span className={classes.fault} title={fault}>
					{fault}
				</span>
			</span>
		);
	}
	if (!change || row.state === 'new') return <span className={classes.value}>{valueText(row.values[field])}</span>;
	const isConflict = change.imported !== undefined;
	return (
		<span className={classes.lines}>
			<span className={classes.value}>
				{isConflict ? <b>{valueText(change.before)}</b> : <s>{valueText(change.before)}</s>}
				{' → '}
				{isConflict ? <s>{valueText(change.after)}</s> : <b>{valueText(change.after)}</b>}
			</span>
			{isConflict && (
				<button type="button" className={classes.take} onClick={() => onTake(row)}>
					{texts.take}
				</button>
			)}
		</span>
	);
}

/** A value as it is shown: times as `Sa 18:30`. */
export function valueText(value: unknown): string {
	if (value === null || value === undefined || value === '' || typeof value === 'object') return DASH;
	const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? parseInstant(value) : null;
	if (instant === null) return String(value);
	const time = festivalTimeOf(instant);
	return `${formatWeekday(calendarDayOfTime(time))} ${formatTime(time)}`;
}
