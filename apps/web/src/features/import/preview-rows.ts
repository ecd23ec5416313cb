import type { ImportChange, ImportResult } from '@crossload/contract';
import { groupBy, parseUnknownName, rowKey } from '@crossload/domain';
import { type Field, faultsOfRow, fieldsOf, type NamedFault, REQUIRED_FIELDS } from '@crossload/spreadsheet';
import { fieldLabel } from './import-texts.ts';
import type { PreviewHead, PreviewRow, ReadSheet, SomeNames, UnknownName } from './reader-messages.ts';

/** The rows as the screen shows them: faults of what could not be read here are in the reader's words, which name the cell. */
export function previewRows(read: ReadSheet, result: ImportResult): PreviewRow[] {
	const ownFaults = groupBy(read.faults, ({ row }) => row);
	const fields = shownFields(read);
	const [first = 'name'] = fields;
	const columnOf = (field: Field) => {
		if (DAYS.includes(field)) return read.kind === 'activities' ? 'planned_end' : 'start';
		// Faults of fields without a column, such as an unknown id, are shown in the first one.
		return fields.includes(field) ? field : first;
	};
	return result.rows.map((imported, index) => {
		const values = read.rows[index]?.values ?? {};
		const faults = faultsOfRow(imported, { values, own: ownFaults.get(imported.row) ?? [] });
		return {
			row: imported.row,
			state: imported.state,
			values,
			changes: new Map(imported.changes.map((change) => [columnOf(change.field), shownChange(change, values[first])])),
			faults: new Map(faults.map((fault) => [columnOf(fault.field), wordsOf(fault, fields)])),
		};
	});
}

/** The reader's words follow the name of the column, which stands above them where the table shows it. */
function wordsOf({ field, column, message }: NamedFault, shown: readonly Field[]): string {
	const isAbove = shown.includes(field) || DAYS.includes(field);
	return column === null || isAbove ? message : `${fieldLabel(field)} ${message}`;
}

/** For an entity that was removed here the change has its id: shown is its name. */
function shownChange(change: ImportChange, name: unknown): ImportChange {
	return change.field === 'id' ? { ...change, after: name } : change;
}

/** Names that are listed, at most. */
const MAX_LISTED = 20;

/** What the screen shows of the result beside its rows. */
export function previewHead(read: ReadSheet, { counts, rows, near, makes, missing }: ImportResult): PreviewHead {
	const firstNames = (names: readonly string[]): SomeNames => ({
		first: names.slice(0, MAX_LISTED),
		count: names.length,
	});
	return {
		counts,
		near,
		makes: firstNames(makes.map(({ entity, name }) => `${entity} ${name}`)),
		missing: firstNames(missing.map(({ name }) => name)),
		unknown: unknownNames(read, rows),
	};
}

/** Each once, as the file writes it first; a vehicle with its band, without which it cannot be made. */
function unknownNames(read: ReadSheet, rows: ImportResult['rows']): UnknownName[] {
	const names = new Map<string, UnknownName>();
	for (const [index, { faults }] of rows.entries()) {
		const unknown = faults.flatMap(({ message }) => parseUnknownName(message) ?? []);
		const { band } = read.rows[index]?.values ?? {};
		const isBandHere = typeof band === 'string' && !unknown.some(({ kind }) => kind === 'band');
		for (const { kind, name } of unknown) {
			if (kind === 'vehicle' && !isBandHere) continue;
			const ofBand = kind === 'vehicle' && typeof band === 'string' ? band.trim() : null;
			const key = JSON.stringify([kind, ofBand && rowKey(ofBand), rowKey(name)]);
			if (!names.has(key)) names.set(key, { kind, name, band: ofBand });
		}
	}
	return [...names.values()];
}

/** The fields that the table shows: those that columns are mapped to, and those that rows cannot do without. */
export function shownFields({ kind, mapping }: Pick<ReadSheet, 'kind' | 'mapping'>): Field[] {
	const mapped = new Set(Object.values(mapping));
	return fieldsOf(kind).filter(
		(field) => !HIDDEN.includes(field) && (mapped.has(field) || REQUIRED_FIELDS[kind].includes(field)),
	);
}

/** Days are parts of the times and shown in their columns. */
const DAYS: readonly Field[] = ['day', 'calendar_day'];

/** Fields that have no column. */
const HIDDEN: readonly Field[] = ['id', 'revision', ...DAYS];

/** The fields of which something is wrong in any of the rows, or that were changed here and in the file. */
export function flaggedFields(rows: readonly PreviewRow[]): ReadonlySet<Field> {
	const flagged = new Set<Field>();
	for (const { faults, changes, state } of rows) {
		for (const field of faults.keys()) flagged.add(field);
		if (state === 'conflict') for (const field of conflictFields([...changes.values()])) flagged.add(field);
	}
	return flagged;
}

/** The fields of a row that were changed here and in the file. */
export function conflictFields(changes: readonly ImportChange[]): Field[] {
	return changes.flatMap(({ field, imported }) => (imported === undefined ? [] : [field]));
}
