import type { ImportKindName } from '@crossload/contract';
import type { Day } from '@crossload/domain';
import { ENTITIES } from './kind-of-ids.ts';
import { type Cell, cellText, isBlank, type SheetRow } from './sheet.ts';
import type { RowClock } from './times/early-rows.ts';
import { endTime, startTime } from './times/planned-times.ts';
import { CellUnread, type FestivalDays, readDay } from './times/read-day.ts';
import { type CellTime, readTime } from './times/read-time.ts';
import type { Field } from './words/header-words.ts';

/** What is wrong with a cell. */
export interface RowFault {
	readonly row: number;
	/** The place of its column, from 0; null where no column is mapped to the field. */
	readonly column: number | null;
	readonly field: Field;
	/** Follows the name of the column: `is no time: “TBA”`. */
	readonly message: string;
}

/** What every row of a table is read by. */
export interface RowContext {
	readonly kind: ImportKindName;
	/** Of which kind the ids are; null where that cannot be told. */
	readonly idsOf: ImportKindName | null;
	readonly columns: ReadonlyMap<Field, number>;
	readonly days: FestivalDays;
}

/** Fields of the day; where both have a column, the calendar day says more. */
export const DAY_FIELDS: readonly Field[] = ['calendar_day', 'day'];

/** What offices write for no time. */
const NO_TIME = /^\s*[-–—]\s*$/;

/** Stands for what could not be read: the server takes it as a fault of its row as well. */
const UNREAD = { unread: true };

/** Fields of times: an activity's have other names. */
const TIME_FIELDS = [
	{ start: 'start', end: 'end' },
	{ start: 'planned_start', end: 'planned_end' },
] as const;
type TimeFields = (typeof TIME_FIELDS)[number];

/** The values of a row and what is wrong with it; `heading` is the day that a line above it names. */
export function readRow(row: SheetRow, context: RowContext, heading: Day | null) {
	const reader = new RowReader(row, context);
	for (const field of context.columns.keys()) {
		if (!isTime(field)) reader.values[field] = said(reader.read(field, () => reader.plainValueOf(field)));
	}
	for (const fields of TIME_FIELDS) readTimes(reader, { fields, days: context.days, heading });
	return { values: reader.values, faults: reader.faults, clock: reader.clock };
}

class RowReader {
	readonly values: Record<Field, unknown> = {};
	readonly faults: RowFault[] = [];
	/** When it begins, where only the column of festival days says on which date. */
	clock: Omit<RowClock, 'row'> | null = null;
	readonly #row: SheetRow;
	readonly columns: ReadonlyMap<Field, number>;

	readonly #kinds: Pick<RowContext, 'kind' | 'idsOf'>;

	constructor(row: SheetRow, { columns, ...kinds }: RowContext) {
		this.#row = row;
		this.columns = columns;
		this.#kinds = kinds;
	}

	/** What the cell of a field that is no time says. Throws CellUnread. */
	plainValueOf(field: Field): string | number | null {
		const value = plainValue(field, this.cellOf(field));
		if (field === 'id' && value !== null) expectIdOfKind(this.#kinds);
		return value;
	}

	cellOf(field: Field): Cell {
		const index = this.columns.get(field);
		return index === undefined ? null : (this.#row.cells[index] ?? null);
	}

	/** A cell of a time or day; null where it says that there is none. */
	timeCellOf(field: Field): Cell {
		const cell = this.cellOf(field);
		return isBlank(cell) || (typeof cell === 'string' && NO_TIME.test(cell)) ? null : cell;
	}

	/** What is read; undefined for what cannot be, which is a fault of the field from then on. */
	read<Value>(field: Field, readCell: () => Value): Value | undefined {
		try {
			return readCell();
		} catch (error) {
			if (!(error instanceof CellUnread)) throw error;
			const column = this.columns.get(field) ?? null;
			this.faults.push({ row: this.#row.row, column, field, message: error.message });
			return undefined;
		}
	}
}

function said<Value>(value: Value | undefined): Value | typeof UNREAD {
	return value === undefined ? UNREAD : value;
}

function isTime(field: Field): boolean {
	return DAY_FIELDS.includes(field) || TIME_FIELDS.some(({ start, end }) => field === start || field === end);
}

/** Fields whose value is a whole number where the cell holds one. */
const NUMBERS: readonly Field[] = ['id', 'revision', 'capacity'];

function plainValue(field: Field, cell: Cell): string | number | null {
	if (isBlank(cell)) return null;
	if (typeof cell === 'object' && cell !== null && 'problem' in cell) throw new CellUnread(cell.problem);
	const text = cellText(cell);
	return NUMBERS.includes(field) && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text;
}

/** By the id of a vehicle a position would be changed that has nothing to do with it. Throws CellUnread. */
function expectIdOfKind({ kind, idsOf }: Pick<RowContext, 'kind' | 'idsOf'>): void {
	if (idsOf === null || ENTITIES[idsOf] === ENTITIES[kind]) return;
	const [theirs, ours] = [ENTITIES[idsOf], ENTITIES[kind]];
	throw new CellUnread(
		`is that of ${theirs}, not of ${ours}. Import the sheet as what it is, or leave out this column.`,
	);
}

function readTimes(
	reader: RowReader,
	{ fields, days, heading }: { fields: TimeFields; days: FestivalDays; heading: Day | null },
): void {
	const { values } = reader;
	const [startCell, endCell] = [reader.timeCellOf(fields.start), reader.timeCellOf(fields.end)];
	for (const field of [fields.start, fields.end]) if (reader.columns.has(field)) values[field] = null;
	if (startCell === null && endCell === null) return;
	const { day, date } = readRowDay(reader, { days, heading });
	const start = startCell === null ? null : reader.read(fields.start, () => dated(readTime(startCell, days), date));
	// What has a start ends on its date, or after midnight of it.
	const endDate = startCell === null ? date : null;
	const end = endCell === null ? null : reader.read(fields.end, () => dated(readTime(endCell, days), endDate));
	const first = start ?? end;
	if (day && first?.date === null && reader.columns.has('day')) reader.clock = { day, minutes: first.minutes };
	// Without its day or start nothing can be said of a time: the fault of those stands for both.
	const isOpen = day === undefined || start === undefined;
	if (startCell !== null) {
		values[fields.start] = isOpen || !start ? UNREAD : said(reader.read(fields.start, () => startTime(start, day)));
	}
	if (endCell !== null) {
		const isUnread = isOpen || !end || values[fields.start] === UNREAD;
		values[fields.end] = isUnread ? UNREAD : said(reader.read(fields.end, () => endTime(end, { start, day })));
	}
}

/** The festival day of the row's times, or their date; `day` is undefined where its cell cannot be read. */
function readRowDay(
	reader: RowReader,
	{ days, heading }: { days: FestivalDays; heading: Day | null },
): { day: Day | null | undefined; date: Day | null } {
	for (const field of DAY_FIELDS) {
		const cell = reader.timeCellOf(field);
		if (cell === null) continue;
		const read = reader.read(field, () => readDay(cell, days));
		return field === 'day' || read === undefined ? { day: read, date: null } : { day: null, date: read };
	}
	return { day: heading, date: null };
}

function dated(time: CellTime, date: Day | null): CellTime {
	return { ...time, date: time.date ?? date };
}
