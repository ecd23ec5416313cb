import type { ImportChange, ImportResult, ImportRowState } from '@crossload/contract';
import { type Field, faultsOfRow, fieldsOf, REQUIRED_FIELDS } from '@crossload/spreadsheet';
import { groupBy } from '../../lib/group-by.ts';
import type { ReadSheet } from './reader-messages.ts';

/** What the import would do with one row, with what its file says. */
export interface PreviewRow {
	readonly row: number;
	readonly state: ImportRowState;
	readonly values: Readonly<Record<Field, unknown>>;
	readonly changes: ReadonlyMap<Field, ImportChange>;
	/** By field; of a day by the time that it is for. */
	readonly faults: ReadonlyMap<Field, string>;
}

/** The rows as the screen shows them: what could not be read here is said in the reader's words, which name the cell. */
export function previewRows(read: ReadSheet, result: ImportResult): PreviewRow[] {
	const ownFaults = groupBy(read.faults, ({ row }) => row);
	const timeField = read.kind === 'activities' ? 'planned_end' : 'start';
	return result.rows.map((imported, index) => {
		const values = read.rows[index]?.values ?? {};
		const faults = faultsOfRow(imported, { values, own: ownFaults.get(imported.row) ?? [] });
		return {
			row: imported.row,
			state: imported.state,
			values,
			changes: new Map(imported.changes.map((change) => [change.field, change])),
			faults: new Map(faults.map(({ field, message }) => [field === 'day' ? timeField : field, message])),
		};
	});
}

/** The fields that the table shows: those that columns are mapped to, and those that rows cannot do without. */
export function shownFields({ kind, mapping }: Pick<ReadSheet, 'kind' | 'mapping'>): Field[] {
	const mapped = new Set(Object.values(mapping));
	return fieldsOf(kind).filter(
		(field) => !HIDDEN.includes(field) && (mapped.has(field) || REQUIRED_FIELDS[kind].includes(field)),
	);
}

/** What is no value of its own. */
const HIDDEN: readonly Field[] = ['id', 'revision', 'day'];

/** The fields of a row that were changed here and in the file. */
export function conflictFields(changes: readonly ImportChange[]): Field[] {
	return changes.flatMap(({ field, imported }) => (imported === undefined ? [] : [field]));
}
