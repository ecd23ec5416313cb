import type { Field } from '@crossload/spreadsheet';
import { useMinute } from '../../lib/now.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import classes from './preview-columns.module.css';
import { RowState, TIMES } from './preview-columns.tsx';
import { previewLine, previewText } from './preview-text.ts';
import type { PreviewRow } from './reader-messages.ts';

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
