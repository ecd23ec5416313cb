import { type Sheet, SpreadsheetRefused } from '../sheet.ts';
import { readCells } from './read-cells.ts';
import { unzipParts } from './unzip-parts.ts';
import { readDateStyles, readSharedStrings, readWorkbook } from './workbook.ts';

/** The sheets of an .xlsx file that are not hidden. Throws {@link SpreadsheetRefused}. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
	const parts = unzipParts(bytes);
	if (!parts.has('xl/workbook.xml')) {
		throw new SpreadsheetRefused('The file is no workbook of cells. Save it as .xlsx or .csv and choose it again.');
	}
	const { sheets, isFrom1904 } = readWorkbook(parts);
	const context = {
		strings: readSharedStrings(parts.get('xl/sharedstrings.xml') ?? ''),
		dateStyles: readDateStyles(parts.get('xl/styles.xml') ?? ''),
		isFrom1904,
	};
	return sheets.flatMap(({ name, path }) => {
		const xml = parts.get(path);
		return xml === undefined ? [] : [{ name, rows: readCells(xml, context) }];
	});
}
