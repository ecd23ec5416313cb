import type { ImportKindName, ImportRowState } from '@crossload/contract';
import type { UnknownKind } from '@crossload/domain';
import type { Field } from '@crossload/spreadsheet';
import type { UnknownName } from './reader-messages.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** The texts of the Import screen. */
export const IMPORT_TEXTS = {
	title: 'Import',
	fromLastYear: 'From last year',
	file: 'File',
	dropArea: 'Drop area',
	choose: 'Choose a file',
	dropFirst: 'Drop a spreadsheet here: .xlsx, .csv, .tsv or .json, up to 5 MB and 20,000 rows.',
	dropAnother: 'Drop another file here, or paste cells with Ctrl V',
	paste: 'Or paste cells here',
	pasted: 'Pasted cells',
	tooLarge: 'The file is larger than 5 MB. Keep the sheet alone, without pictures, and save it again.',
	rowsTooLarge:
		'These rows come to more than 5 MB when they are sent. Split the file, or set columns that are not needed to “Not imported”.',
	reading: 'Reading the file …',
	comparing: 'Comparing with the plan …',
	cancel: 'Cancel',
	sheet: 'Sheet',
	kind: 'Rows are',
	firstDay: 'Date of the first day',
	firstDayWhy: 'Days have names or no year.',
	columns: 'Columns',
	notImported: 'Not imported',
	column: (header: string) => `Column ${header}`,
	recognised: (known: number, all: number) => `${known} of ${all} recognised`,
	showColumns: (count: number) => `Show ${count} more columns`,
	/** A JSON file has no row for its header. */
	rowsRead: (count: number, header: number) => (header === 0 ? rows(count) : `${rows(count)}, header in row ${header}`),
	leftOut: (numbers: readonly number[]) =>
		`${rows(numbers.length)} without values left out: ${numbers.slice(0, 12).join(', ')}${numbers.length > 12 ? ' …' : ''}`,
	early: (numbers: readonly number[]) => {
		const [verb, lie] = numbers.length === 1 ? ['begins', 'it lies'] : ['begin', 'they lie'];
		return `${rows(numbers.length)} ${verb} before 06:00 (row ${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' …' : ''}): ${lie} in the night after the festival day.`;
	},
	earlyDoubt: 'The order of the rows looks as if their days were calendar days.',
	calendarDays: 'They are calendar days',
	missingFields: (fields: string) => `No column goes to ${fields}.`,
	preview: 'What it would do',
	nothingYet: 'nothing is written yet',
	importedAt: (count: number, time: string) => `${rows(count)} imported at ${time}`,
	show: 'Show',
	all: (count: number) => `All ${count}`,
	row: 'Row',
	state: 'State',
	keepHere: 'Keep what was changed here',
	leaveOutFaulty: (count: number) => `Leave out ${count === 1 ? 'the faulty row' : `${count} faulty rows`}`,
	blocked: (choice: string) => `First tick “${choice}”, or mend them in the file.`,
	apply: (count: number) => (count === 0 ? 'Nothing to import' : `Import ${rows(count)}`),
	applied: (count: number) => `Imported ${rows(count)}`,
	nothingChanged: 'Nothing to do: all is there already',
	applyFailed: 'It could not be imported.',
	dryRunFailed: 'What it would do could not be found out.',
	makes: 'Makes',
	missing: (count: number) => `${count} here that the file does not have. They stay.`,
	near: (name: string) => `“${name}” is`,
	isNew: 'something new',
	isNone: 'none of these',
	unknown: (kind: UnknownKind, count: number) =>
		count === 1
			? `A ${kind} of the file is not here. Its rows stay faulty until it is.`
			: `${count} ${kind}s of the file are not here. Their rows stay faulty until they are.`,
	newBandsStage: 'Stage of new bands',
	newVehiclesType: 'Type of new vehicles',
	make: ({ name, band }: UnknownName) => `Make “${name}”${band === null ? '' : ` of ${band}`}`,
	makeAll: (kind: UnknownKind, count: number) => `Make all ${count} ${kind}s`,
	made: (kind: UnknownKind, names: readonly UnknownName[]) =>
		names.length === 1 ? `Made “${names[0]?.name}”` : `Made ${names.length} ${kind}s`,
	makeFailed: 'They could not be made.',
	more: (count: number) => `and ${count} more`,
	take: 'Take the file’s',
	noRows: 'No such rows.',
} as const;

export const KIND_LABELS: Readonly<Record<ImportKindName, string>> = {
	running_order: 'Running order',
	vehicles: 'Vehicles',
	positions: 'Positions',
	persons: 'Persons',
	activities: 'Activities',
};

export const STATE_LABELS: Readonly<Record<ImportRowState, string>> = {
	new: 'New',
	changed: 'Changed',
	conflict: 'Conflict',
	same: 'Same',
	faulty: 'Faulty',
};

const FIELD_LABELS: Readonly<Record<Field, string>> = {
	band: 'Band',
	stage: 'Stage',
	day: 'Festival day',
	calendar_day: 'Calendar day',
	start: 'Show start',
	end: 'Show end',
	type: 'Type',
	name: 'Name',
	licence_plate: 'Licence plate',
	driver: 'Driver',
	driver_tel: 'Driver’s phone',
	comment: 'Comment',
	subVehicle: 'Trailer',
	slug: 'Short name',
	tag: 'Tag',
	capacity: 'Capacity',
	tel: 'Phone',
	groups: 'Groups',
	planned_start: 'Planned start',
	planned_end: 'Planned end',
	position: 'Position',
	vehicles: 'Vehicles',
	info: 'Info',
	id: 'ID',
	revision: 'Revision',
};

/** The field as the screen calls it. */
export function fieldLabel(field: Field): string {
	return FIELD_LABELS[field] ?? field;
}
