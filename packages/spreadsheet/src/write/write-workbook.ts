import { xmlText } from '@crossload/domain';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { columnLetter } from '../sheet.ts';
import { dateText, type WrittenCell, type WrittenSheet } from './written-sheet.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of cell formats in {@link STYLES}. */
const BOLD = 1;
const DATE = 2;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** fflate's level of packing: higher ones take longer and save little of so even a text. */
const LEVEL = 3;

/**
 * A workbook of one sheet, as bytes of an .xlsx file (IN-AND-OUT.md, OUT-01). It is made at once, so call it on a thread of
 * its own (docs/decisions/0019).
 */
export function writeWorkbook(sheet: WrittenSheet): Uint8Array<ArrayBuffer> {
	const pieces = [...workbookPieces([sheet])];
	const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}

/**
 * A workbook piece by piece, as bytes of an .xlsx file that follow one another: texts are texts whatever they begin with,
 * dates are dates, the first row of each sheet stays in sight. Each piece is made when it is asked for.
 */
export function* workbookPieces(sheets: readonly WrittenSheet[]): Generator<Uint8Array<ArrayBuffer>> {
	const ready: Uint8Array<ArrayBuffer>[] = [];
	const zip = new Zip((error, bytes) => {
		if (error) throw error;
		ready.push(bytes);
	});
	for (const [name, texts] of partsOf(sheets)) {
		const part = new ZipDeflate(name, { level: LEVEL });
		zip.add(part);
		for (const text of texts) {
			part.push(strToU8(text));
			yield* ready.splice(0);
		}
		part.push(new Uint8Array(), true);
	}
	zip.end();
	yield* ready.splice(0);
}

function* partsOf(sheets: readonly WrittenSheet[]): Generator<readonly [name: string, texts: Iterable<string>]> {
	const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
	const overrides = numbered.map(
		({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
	);
	yield [
		'[Content_Types].xml',
		[
			`${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${overrides.join('')}</Types>`,
		],
	];
	yield ['_rels/.rels', [relationships([['officeDocument', 'xl/workbook.xml']])]];
	const names = numbered.map(
		({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
	);
	yield [
		'xl/workbook.xml',
		[`${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`],
	];
	const targets = numbered.map(({ number }) => ['worksheet', `worksheets/sheet${number}.xml`] as const);
	yield ['xl/_rels/workbook.xml.rels', [relationships([...targets, ['styles', 'styles.xml']])]];
	yield ['xl/styles.xml', [STYLES]];
	for (const { number, rows } of numbered) yield [`xl/worksheets/sheet${number}.xml`, sheetTexts(rows)];
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
	const each = targets.map(
		([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
	);
	return `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">${each.join('')}</Relationships>`;
}

/** Rows of a piece. */
const PIECE = 250;

function* sheetTexts(rows: WrittenSheet['rows']): Generator<string> {
	const head = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
	const view = `<sheetViews><sheetView workbookViewId="0">${head}</sheetView></sheetViews>`;
	yield `${HEAD}<worksheet xmlns="${MAIN}">${view}${columnsXml(rows)}<sheetData>`;
	for (let from = 0; from < rows.length; from += PIECE) {
		const piece = rows.slice(from, from + PIECE).map((cells, index) => rowXml(cells, from + index));
		yield piece.join('');
	}
	yield '</sheetData></worksheet>';
}

function rowXml(cells: readonly WrittenCell[], row: number): string {
	const each = cells.map((cell, column) => cellXml(cell, `${columnLetter(column)}${row + 1}`, row === 0));
	return `<row r="${row + 1}">${each.join('')}</row>`;
}

const MIN_WIDTH = 8;
const MAX_WIDTH = 40;
/** Rows that say how wide the columns are. */
const MEASURED_ROWS = 500;

/** Each column as wide as its longest text, within reason. */
function columnsXml(rows: WrittenSheet['rows']): string {
	const measured = rows.slice(0, MEASURED_ROWS);
	const columns = (rows[0] ?? []).map((_, column) => {
		const longest = measured.reduce((most, cells) => Math.max(most, lengthOf(cells[column] ?? null)), MIN_WIDTH);
		return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(MAX_WIDTH, longest) + 2}" customWidth="1"/>`;
	});
	return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function lengthOf(cell: WrittenCell): number {
	if (cell === null) return 0;
	return cell instanceof Date ? dateText(cell).length : `${cell}`.length;
}

function cellXml(cell: WrittenCell, reference: string, isHeading: boolean): string {
	if (cell === null || cell === '') return '';
	if (cell instanceof Date) return `<c r="${reference}" s="${DATE}"><v>${serialOf(cell)}</v></c>`;
	if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
	const style = isHeading ? ` s="${BOLD}"` : '';
	return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const DAY = 86_400_000;
/** Days from 1899-12-30, where Excel's count begins, to 1970-01-01. */
const DAYS_TO_1970 = 25_569;

/** Less than a microsecond, by which a time of day is never before its minute for those who cut what they read. */
const NUDGE = 1e-11;

function serialOf(date: Date): number {
	const serial = date.getTime() / DAY + DAYS_TO_1970;
	return Number.isInteger(serial) ? serial : serial + NUDGE;
}

/** Excel takes no more letters in a cell. */
const MAX_TEXT = 32_767;

function escaped(text: string): string {
	const whole = xmlText(text.slice(0, MAX_TEXT));
	return whole.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
