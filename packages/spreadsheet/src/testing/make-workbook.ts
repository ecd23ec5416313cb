import { strToU8, zipSync } from 'fflate';

/** What a workbook of a test has; sheets are the XML inside `<worksheet>`. */
export interface MadeWorkbook {
	readonly sheets: readonly { readonly name: string; readonly xml: string; readonly state?: string }[];
	readonly from1904?: boolean;
	readonly others?: Readonly<Record<string, string>>;
}

/** An .xlsx file of hand-written sheets. Style 1 shows a date, style 2 a duration. */
export function makeWorkbook({ sheets, from1904 = false, others = {} }: MadeWorkbook): Uint8Array {
	const list = sheets.map(
		({ name, state }, index) =>
			`<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="r${index}"/>`,
	);
	const targets = sheets.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`);
	const parts = {
		'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
		'xl/styles.xml':
			'<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="170"/></cellXfs></styleSheet>',
		...Object.fromEntries(
			sheets.map(({ xml }, index) => [`xl/worksheets/s${index}.xml`, `<worksheet>${xml}</worksheet>`]),
		),
		...others,
	};
	return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}

/** Rows of a sheet: text, numbers and cells that are XML already. */
export function sheetXml(rows: readonly (readonly (string | number | null)[])[], after = ''): string {
	const cell = (value: string | number | null) => {
		if (value === null) return '<c/>';
		if (typeof value === 'number') return `<c><v>${value}</v></c>`;
		return value.startsWith('<c') ? value : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
	};
	const written = rows.map((cells, index) => `<row r="${index + 1}">${cells.map(cell).join('')}</row>`);
	return `<sheetData>${written.join('')}</sheetData>${after}`;
}

/** A cell that shows a date or time. */
export function dateCell(serial: number): string {
	return `<c s="1"><v>${serial}</v></c>`;
}
