import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { dateCell, makeWorkbook, sheetXml } from './testing/make-workbook.ts';
import { readAll, shortFaults, shortRows } from './testing/read-order.ts';

const HEADER = ['Band', 'Bühne', 'Tag', 'Von', 'Bis'];
/** 22 August 2026 */
const DAY = 46_256;

/** A running order of one sheet, its cells under the header in row 1. */
function workbook(rows: readonly (readonly (string | number | null)[])[], from1904 = false) {
	return makeWorkbook({ from1904, sheets: [{ name: 'Plan', xml: sheetXml([HEADER, ...rows]) }] });
}

/** A workbook whose elements stand so deep in one another. */
function nested(depth: number) {
	const xml = `${'<row>'.repeat(depth)}${'</row>'.repeat(depth)}`;
	return makeWorkbook({ sheets: [{ name: 'Plan', xml }] });
}

const lines = (...rows: string[]) => rows.join('\r\n');

describe('awkward text', () => {
	test('IMP-03 a title above a table of semicolons does not make it a table of commas', () => {
		const read = readAll(
			lines('Running order 2026', '', 'Band;Bühne;Von;Bis', 'Wolf, Ink;Plaza;2026-08-22 18:30;19:15'),
		);
		expect(shortRows(read)).toEqual(['4 Wolf, Ink | Plaza | 22 18:30 | 22 19:15']);
	});

	test('IMP-03 below a title cells may stand in quotes', () => {
		const read = readAll(lines('Contacts of 2026', '', 'Name;Handy', '"=1;""2""";"+49 151"'));
		expect(read.rows).toMatchObject([{ row: 4, values: { name: '=1;"2"', tel: '+49 151' } }]);
	});

	test('IMP-03 semicolons in names stand in quotes, or between commas', () => {
		const quoted = lines('Band;Bühne;Von;Bis', '"Wolf; Ink";Plaza;2026-08-22 18:30;19:15');
		const commas = lines('Band,Bühne,Von,Bis', 'Wolf; Ink,Plaza,2026-08-22 18:30,19:15');
		for (const text of [quoted, commas]) {
			expect(shortRows(readAll(text))).toEqual(['2 Wolf; Ink | Plaza | 22 18:30 | 22 19:15']);
		}
	});

	test('IMP-03 quotation marks within cells are letters, also at their beginning', () => {
		const pasted = lines(
			'Band\tBühne\tVon\tBis',
			'"Weird Al" Ray\tPlaza\t2026-08-22 18:30\t19:15',
			'Seven 7" Singles\tPlaza\t2026-08-22 20:00\t21:00',
			'"Two\nlines"\tPlaza\t2026-08-22 22:00\t23:00',
		);
		expect(shortRows(readAll(pasted))).toEqual([
			'2 "Weird Al" Ray | Plaza | 22 18:30 | 22 19:15',
			'3 Seven 7" Singles | Plaza | 22 20:00 | 22 21:00',
			'4 Two\nlines | Plaza | 22 22:00 | 22 23:00',
		]);
	});

	test('IMP-03 a name in square brackets at the start is no JSON', () => {
		const read = readAll(lines('[Band];Bühne;Von;Bis', '[spunk];Plaza;2026-08-22 18:30;19:15'));
		expect(read.rows).toHaveLength(1);
		expect(() => readAll('[{"band": ')).toThrow('no valid JSON');
	});

	test('IMP-03 JSON may name fields as JavaScript names its own things', () => {
		const read = readAll('[{"band":"A","stage":"P"},{"band":"B","stage":"P","toString":"x","__proto__":"y"}]');
		expect(shortFaults(read)).toEqual([]);
		expect(read.rows.map(({ values }) => values['band'])).toEqual(['A', 'B']);
	});

	test.for(['utf-16le', 'utf-16be'] as const)('IMP-03 %s is read with and without its mark', (encoding) => {
		const text = lines('Band;Bühne;Von;Bis', 'Žmurki Łódź 🎸;Plaza;2026-08-22 18:30;19:15');
		for (const each of [text, `\ufeff${text}`]) {
			const bytes = new Uint8Array(Buffer.from(each, 'utf16le'));
			const file = encoding === 'utf-16le' ? bytes : new Uint8Array(Buffer.from(bytes).swap16());
			expect(shortRows(readAll(file))).toEqual(['2 Žmurki Łódź 🎸 | Plaza | 22 18:30 | 22 19:15']);
		}
	});

	test('IMP-03 Windows-1252 is read as such', () => {
		const read = readAll(new Uint8Array(Buffer.from(lines('Künstler;Bühne', 'Björk;Süd'), 'latin1')));
		expect(read.rows).toMatchObject([{ values: { band: 'Björk', stage: 'Süd' } }]);
	});

	test('IMP-03 many blank lines are no rows', () => {
		const read = readAll(`Band;Bühne\r\n${'\r\n'.repeat(30_000)}A;P\r\n`);
		expect(read.rows).toMatchObject([{ row: 30_002, values: { band: 'A' } }]);
	});
});

describe('awkward workbooks', () => {
	test.for<[string, (string | number | null)[], string[], string[]]>([
		['TBA', ['A', 'Plaza', dateCell(DAY), 'TBA', '19:00'], ['2 A | Plaza | ✗ | ✗'], ['2 D is no time: “TBA”']],
		['noon', ['A', 'Plaza', dateCell(DAY), '12:00 noon', '13:00'], ['2 A | Plaza | 22 12:00 | 22 13:00'], []],
		['24:30', ['A', 'Plaza', dateCell(DAY), '23:30', '24:30'], ['2 A | Plaza | 22 23:30 | 23 00:30'], []],
		['01:30', ['A', 'Plaza', dateCell(DAY), '01:30', '02:30'], ['2 A | Plaza | 23 01:30 | 23 02:30'], []],
		[
			'a date before 1900',
			['A', 'Plaza', '1.1.1899', '18:00', '19:00'],
			['2 A | Plaza | ✗ | ✗'],
			['2 C is no day: “1.1.1899”'],
		],
		[
			'a serial before 1900',
			['A', 'Plaza', dateCell(-5), '18:00', '19:00'],
			['2 A | Plaza | ✗ | ✗'],
			['2 C is no date from 1954 to 2100'],
		],
		[
			'an ISO cell',
			['A', 'Plaza', '<c t="d"><v>2026-08-22</v></c>', '<c t="d"><v>2026-08-22T18:00:00</v></c>', '19:00'],
			['2 A | Plaza | 22 18:00 | 22 19:00'],
			[],
		],
		[
			'an error',
			['A', 'Plaza', dateCell(DAY), '<c t="e"><v>#REF!</v></c>', '19:00'],
			['2 A | Plaza | ✗ | ✗'],
			['2 D shows an error (#REF!)'],
		],
		[
			'a set of seven hours',
			['A', 'Plaza', dateCell(DAY), '20:00', '03:00'],
			['2 A | Plaza | 22 20:00 | 23 03:00'],
			[],
		],
		[
			'an end before its start',
			['A', 'Plaza', dateCell(DAY), '11:00', '10:00'],
			['2 A | Plaza | 22 11:00 | ✗'],
			['2 E is before the start'],
		],
		[
			'an end with its own date',
			['A', 'Plaza', null, '22.8.2026 23:00', '22.8.2026 01:00'],
			['2 A | Plaza | 22 23:00 | ✗'],
			['2 E is before the start'],
		],
		[
			'an end after midnight',
			['A', 'Plaza', null, '22.8.2026 23:00', '01:00'],
			['2 A | Plaza | 22 23:00 | 23 01:00'],
			[],
		],
		[
			'an end seven hours after midnight',
			['A', 'Plaza', null, '22.8.2026 23:00', '06:30'],
			['2 A | Plaza | 22 23:00 | ✗'],
			['2 E is before the start'],
		],
	])('IMP-03 %s', ([, cells, rows, faults]) => {
		const read = readAll(workbook([cells]));
		expect([shortRows(read), shortFaults(read)]).toEqual([rows, faults]);
	});

	test('IMP-03 in a workbook of 1904 a duration of more than a day is still one', () => {
		const duration = '<c s="2"><v>1.0208333333</v></c>';
		const read = readAll(workbook([['A', 'Plaza', dateCell(DAY - 1462), dateCell(0.9791666667), duration]], true));
		expect(shortRows(read)).toEqual(['2 A | Plaza | 22 23:30 | 23 00:30']);
	});

	test('IMP-03 a day name that is no day of the festival is named with its cell', () => {
		const read = readAll(
			workbook([
				['A', 'Plaza', 'Do', '18:00', '19:00'],
				['B', 'Plaza', 'Xonntag', '18:00', '19:00'],
			]),
			'2026-08-20',
		);
		expect(shortFaults(read)).toEqual(['3 C is no day: “Xonntag”']);
	});

	test('IMP-03 one note far below the table does not make it too long', () => {
		const xml = sheetXml([HEADER, ['A', 'Plaza', dateCell(DAY), '18:00', '19:00']]).replace(
			'</sheetData>',
			'<row r="1048576"><c r="C1048576" t="inlineStr"><is><t>as of May</t></is></c></row></sheetData>',
		);
		const read = readAll(makeWorkbook({ sheets: [{ name: 'Plan', xml }] }));
		expect([read.rows.length, read.leftOut]).toEqual([1, [1_048_576]]);
	});

	test('IMP-03 1,000 columns are read, one more is named', () => {
		const wide = (columns: number) => Array.from({ length: columns }, (_, index) => `X${index}`);
		const file = (columns: number) =>
			makeWorkbook({
				sheets: [
					{
						name: 'Plan',
						xml: sheetXml([
							['Band', 'Bühne', ...wide(columns - 2)],
							['A', 'P', ...wide(columns - 2)],
						]),
					},
				],
			});
		expect(readAll(file(1000)).rows).toMatchObject([{ values: { band: 'A', stage: 'P' } }]);
		expect(() => readAll(file(1001))).toThrow('more than 1000 columns');
	});

	test('IMP-01 macros and links to other workbooks are left alone, formulas go by their values', () => {
		const linked = '<c t="str"><f>[1]Other!A1</f><v>Wolf Ink</v></c>';
		const file = makeWorkbook({
			sheets: [
				{
					name: 'Plan',
					xml: sheetXml([
						['Band', 'Bühne'],
						[linked, 'Plaza'],
					]),
				},
			],
			others: { 'xl/vbaProject.bin': 'MZ', 'xl/externalLinks/externalLink1.xml': '<broken' },
		});
		expect(readAll(file).rows).toMatchObject([{ values: { band: 'Wolf Ink', stage: 'Plaza' } }]);
	});

	test.for<[string, Uint8Array, string]>([
		['a bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(70 * 1024 * 1024) }), 'too large when unpacked'],
		['elements in one another', nested(1000), 'damaged'],
		['a document of another sort', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'no workbook of cells'],
		['half a workbook', workbook([]).slice(0, 300), 'damaged'],
		['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old .xls kind'],
		['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0]), 'neither a workbook nor text'],
		['nothing', new Uint8Array(), 'no cells'],
		['6 MB', new Uint8Array(6_000_000), 'larger than 5 MB'],
	])('IMP-07 %s is refused with a sentence', ([, file, sentence]) => {
		expect(() => readSpreadsheet(file)).toThrow(sentence);
	});
});
