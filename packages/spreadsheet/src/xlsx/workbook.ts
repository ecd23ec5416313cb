import { walkXml } from './xml.ts';

/** A sheet that a workbook lists. */
export interface ListedSheet {
	readonly name: string;
	readonly path: string;
}

/** What a workbook says of itself. */
export interface Workbook {
	/** Its sheets in their order, without those that are hidden. */
	readonly sheets: readonly ListedSheet[];
	/** Whether its dates count from 1904. */
	readonly isFrom1904: boolean;
}

/** Reads the list of sheets and how dates count. */
export function readWorkbook(parts: ReadonlyMap<string, string>): Workbook {
	const paths = readTargets(parts.get('xl/_rels/workbook.xml.rels') ?? '');
	const sheets: ListedSheet[] = [];
	let isFrom1904 = false;
	walkXml(parts.get('xl/workbook.xml') ?? '', {
		open: (name, attributes) => {
			if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes()['date1904'] ?? '');
			if (name !== 'sheet') return;
			const { name: title = '', state = 'visible', ...others } = attributes();
			const id = Object.entries(others).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
			if (state === 'visible') sheets.push({ name: title, path: paths.get(id) ?? '' });
		},
	});
	return { sheets, isFrom1904 };
}

function readTargets(xml: string): ReadonlyMap<string, string> {
	const targets = new Map<string, string>();
	walkXml(xml, {
		open: (name, attributes) => {
			if (name !== 'Relationship') return;
			const { Id = '', Target = '' } = attributes();
			targets.set(Id, (Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`).toLowerCase());
		},
	});
	return targets;
}

/** The texts that cells share, by their number. What is written above a word as its reading is left out. */
export function readSharedStrings(xml: string): readonly string[] {
	const texts: string[] = [];
	let text = '';
	let isText = false;
	let isReading = false;
	walkXml(xml, {
		open: (name) => {
			if (name === 'si') text = '';
			if (name === 'rPh') isReading = true;
			isText = name === 't' && !isReading;
		},
		text: (value) => {
			if (isText) text += value;
		},
		close: (name) => {
			isText = false;
			if (name === 'rPh') isReading = false;
			if (name === 'si') texts.push(unescaped(text));
		},
	});
	return texts;
}

/** Text as it was before `_xHHHH_` was written for what XML cannot hold. */
export function unescaped(text: string): string {
	return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Formats of Excel's own that show a date or a time. */
const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57];

/** For each style of cells whether it shows a date or time. */
export function readDateStyles(xml: string): readonly boolean[] {
	const dateFormats = new Set(DATE_FORMATS);
	const styles: boolean[] = [];
	let isCellStyles = false;
	walkXml(xml, {
		open: (name, attributes) => {
			if (name === 'cellXfs') isCellStyles = true;
			if (name === 'numFmt') {
				const { numFmtId, formatCode = '' } = attributes();
				if (isDateFormat(formatCode)) dateFormats.add(Number(numFmtId));
			}
			if (name === 'xf' && isCellStyles) styles.push(dateFormats.has(Number(attributes()['numFmtId'] ?? 0)));
		},
		close: (name) => {
			if (name === 'cellXfs') isCellStyles = false;
		},
	});
	return styles;
}

/** A format with a letter of a date outside of quotes, brackets ([h] is one) and escapes. */
function isDateFormat(code: string): boolean {
	const [shown = ''] = code.split(';');
	return /[dmyhs]/i.test(shown.replace(/\[(?:h+|m+|s+)\]/gi, 'h').replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ''));
}
