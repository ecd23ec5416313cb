import type { Field } from '@crossload/spreadsheet';
import { TwoLines } from '../../ui/two-lines.tsx';
import classes from './preview-cell.module.css';
import { valueText } from './preview-cell.tsx';
import type { PreviewRow } from './preview-row.ts';
import { RowState } from './row-state.tsx';

/** A row on a phone: what becomes of it and its first field, below it what is wrong, or what it says. */
export function PhonePreview({ row, fields }: { row: PreviewRow; fields: readonly Field[] }) {
	const [first, ...others] = fields;
	const faults = [...row.faults.values()];
	const said = others.map((field) => valueText(row.changes.get(field)?.after ?? row.values[field]));
	return (
		<TwoLines
			first={first === undefined ? row.row : `${row.row} · ${valueText(row.values[first])}`}
			second={faults.length > 0 ? <span className={classes.fault}>{faults.join(', ')}</span> : said.join(' · ')}
			end={<RowState state={row.state} />}
		/>
	);
}
