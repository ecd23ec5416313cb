import type { Day, FestivalTime } from '../time.ts';

/** The kinds of sheets (IN-AND-OUT, SHEET-01). */
export const SHEET_KINDS = ['stage', 'position', 'band', 'vehicle', 'day', 'all'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/**
 * Which sheet: of which stage, position, band or vehicle (`id`, null for day and all, and for each of its kind that there
 * is), of which festival day (null for a band's and a vehicle's).
 */
export interface SheetSubject {
	readonly kind: SheetKind;
	readonly id: number | null;
	readonly day: Day | null;
}

/** What a line says, by the name that a table's head and a list of changes give it. */
export const SHEET_CELLS = {
	start: 'Start',
	end: 'End',
	time: 'Time',
	what: 'What',
	place: 'Where',
	band: 'Band',
	type: 'Type',
	vehicle: 'Vehicle',
	plate: 'Plate',
	driver: 'Driver',
	production: 'Production',
	person: 'Who',
	function: 'In charge of',
	radio: 'Radio',
	tel: 'Telephone',
	checkin: 'Check-in',
	departure: 'Leaves',
	loadin: 'Load-in',
	state: 'State',
	text: 'Text',
} as const;
export type SheetCell = keyof typeof SHEET_CELLS;

/** What the state of a line says whose activity is cancelled; all else on it is struck through (PLAN.md, CXL-02). */
const CANCELLED = 'Cancelled';

/** Cells that only readers with the right phone:read may see. */
export const TELEPHONE_CELLS: readonly SheetCell[] = ['tel', 'production'];

/** One line of a sheet. The key stays the same as long as the line is about the same thing; empty cells are left out. */
export interface SheetLine {
	readonly key: string;
	/** What the line is about, in a list of changes. */
	readonly name: string;
	readonly cells: Readonly<Partial<Record<SheetCell, string>>>;
	/** The title of the list that it stands in, such as a day or a stage. */
	readonly under?: string;
}

/** A show with all that belongs to it. */
export interface SheetAct {
	readonly show: SheetLine;
	readonly steps: readonly SheetLine[];
	readonly vehicles: readonly SheetLine[];
	/** When its vehicles check in and leave, and whom to ring. */
	readonly facts: readonly SheetLine[];
	/** Minutes until the next show that takes place; null after the last one, and where it is cancelled itself. */
	readonly changeover: number | null;
}

export interface SheetTable {
	readonly form: 'table';
	readonly title: string;
	readonly cells: readonly SheetCell[];
	readonly lines: readonly SheetLine[];
}

/** A part of a sheet: shows with what belongs to them, a table, or lists beside each other. */
export type SheetPart =
	| { readonly form: 'acts'; readonly acts: readonly SheetAct[] }
	| SheetTable
	| { readonly form: 'columns'; readonly columns: readonly SheetTable[] };

/** What a sheet says; pages of paper and its comparison are made of it. */
export interface Sheet {
	/** Unique among the sheets of one file. */
	readonly key: string;
	readonly kind: SheetKind;
	readonly title: string;
	readonly subtitle: string;
	readonly facts: readonly SheetLine[];
	readonly parts: readonly SheetPart[];
}

/** All lines of the sheets of a file, with keys that are unique in it: what two issues are compared by (SHEET-03, SHEET-04). */
export function sheetLines(sheets: readonly Sheet[]): SheetLine[] {
	return sheets.flatMap((sheet) => {
		const lines = [...headLines(sheet), ...sheet.facts, ...sheet.parts.flatMap(linesOf)];
		return lines.map((line) => ({ ...line, key: lineKey(sheet, line) }));
	});
}

/** The key of a line among those of all sheets of a file. */
export function lineKey(sheet: Pick<Sheet, 'key'>, line: Pick<SheetLine, 'key'>): string {
	return `${sheet.key}|${line.key}`;
}

/**
 * What a sheet is headed with, its title first, as lines: who has it in hand learns that a plate or a stage is another one. A
 * stage's and a day's second line counts the acts, each of which has a line of its own.
 */
export function headLines({ kind, title, subtitle }: Sheet): SheetLine[] {
	const texts = kind === 'stage' || kind === 'day' ? [title] : [title, subtitle];
	return texts.map((text, place) => sheetLine(`${HEAD}${place}`, 'Heading', { text }));
}

const HEAD = 'head/';

/** Whether a line of a file is one of {@link headLines}. */
export function isHeadLine({ key }: Pick<SheetLine, 'key'>): boolean {
	return key.includes(`|${HEAD}`);
}

function linesOf(part: SheetPart): readonly SheetLine[] {
	if (part.form === 'table') return part.lines.map((line) => ({ ...line, under: part.title }));
	if (part.form === 'columns') return part.columns.flatMap((column) => linesOf(column));
	return part.acts.flatMap(({ show, steps, vehicles, facts }) => [show, ...steps, ...vehicles, ...facts]);
}

/** Whether a sheet says anything besides whom to call. */
export function isFilled({ parts }: Pick<Sheet, 'parts'>): boolean {
	return parts.some((part) => {
		if (part.form === 'acts') return part.acts.length > 0;
		if (part.form === 'columns') return part.columns.length > 0;
		return part.lines.length > 0 && part.title !== CONTACTS;
	});
}

/** The title of the list of whom to call. */
export const CONTACTS = 'Who to call';

/** A line of the cells that say something. */
export function sheetLine(
	key: string,
	name: string,
	cells: Readonly<Partial<Record<SheetCell, string | null>>>,
): SheetLine {
	const said = Object.entries(cells).filter(([, text]) => text !== null && text !== '');
	return { key, name, cells: Object.fromEntries(said) };
}

/** What the cell `state` of an activity's line says; none where it takes place. */
export function cancelledState({ cancelled }: { readonly cancelled?: FestivalTime | null | undefined }): string | null {
	return cancelled ? CANCELLED : null;
}

/** Whether what a line says does not take place. */
export function isCancelledLine({ cells }: SheetLine): boolean {
	return cells.state === CANCELLED;
}

/** A fact at the head of a sheet; none where there is nothing to say. */
export function sheetFact(name: string, text: string | null): SheetLine[] {
	return text ? [sheetLine(`fact/${name}`, name, { text })] : [];
}
