import { MAX_FILE_BYTES, type Sheet, SpreadsheetRefused } from './sheet.ts';
import { decodeText } from './text/decode-text.ts';
import { readDelimited } from './text/read-delimited.ts';
import { readJson } from './text/read-json.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/**
 * The sheets of a file that are not hidden and not blank: .xlsx, CSV, TSV or JSON by its content, whatever its name
 * (IN-AND-OUT.md, IMP-01, IMP-03). Throws {@link SpreadsheetRefused}.
 */
export function readSpreadsheet(bytes: Uint8Array): Sheet[] {
	if (bytes.length > MAX_FILE_BYTES) {
		throw new SpreadsheetRefused(
			'The file is larger than 5 MB. Keep the sheet alone, without pictures, and save it again.',
		);
	}
	return filled(startsWith(bytes, ZIP) ? readXlsx(bytes) : textSheets(bytes));
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel's old form, and the envelope of a workbook that has a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** A band may be called [spunk]: what begins with a list or an object is JSON. */
const JSON_START = /^\s*(?:\[\s*(?:[[{\]]|$)|\{\s*["}])/;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
	return signature.every((byte, index) => bytes[index] === byte);
}

function textSheets(bytes: Uint8Array): Sheet[] {
	if (startsWith(bytes, OLD_WORKBOOK)) {
		throw new SpreadsheetRefused(
			'The workbook is of the old .xls kind or has a password. Save it as .xlsx without one.',
		);
	}
	const text = decodeText(bytes);
	return JSON_START.test(text) ? readJson(text) : readDelimited(text);
}

function filled(sheets: readonly Sheet[]): Sheet[] {
	const found = sheets.filter(({ rows }) => rows.length > 0);
	if (found.length === 0) throw new SpreadsheetRefused('There are no cells in it. Choose a file that has a table.');
	return found;
}
