import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetRefused } from './sheet.ts';
import { dateCell, makeWorkbook, sheetXml } from './testing/make-workbook.ts';
import { readAll, shortFaults, shortRows } from './testing/read-order.ts';
import { csvText } from './write/write-csv.ts';

const HEAD = ['Band', 'Bühne', 'Tag', 'Von', 'Bis'];
const TRAFO = ['Trafo 3', 'Plaza', 'Sa', '18:30', '19:15'];
const order = (rows: readonly (readonly (string | number | null)[])[], after = '') =>
	makeWorkbook({ sheets: [{ name: 'Spielplan', xml: sheetXml([HEAD, ...rows], after) }] });
const SATURDAY = '2026-08-22';
/** 18:30 of that Saturday. */
const SERIAL = 46_256 + 18.5 / 24;

describe('a workbook', () => {
	test('IMP-02 IMP-03 is recognised by its German header; times over midnight are on the next date', () => {
		const read = readAll(
			order([TRAFO, ['Kiesgrube', 'Plaza', 'Sa', '23:30', '01:00'], ['Lumen', 'Plaza', 'Sa', '24:30', '2:15']]),
			SATURDAY,
		);
		expect(read.kind).toBe('running_order');
		expect(read.needsFirstDay).toBe(true);
		expect(shortRows(read)).toEqual([
			'2 Trafo 3 | Plaza | 22 18:30 | 22 19:15',
			'3 Kiesgrube | Plaza | 22 23:30 | 23 01:00',
			'4 Lumen | Plaza | 23 00:30 | 23 02:15',
		]);
	});

	test('IMP-03 a merged cell counts for all its cells, a merged line is a day’s heading', () => {
		const rows = [
			['Samstag', null, null, null, null],
			['Trafo 3', 'Plaza', null, '18:30', '19:15'],
			['Quarzwerk', null, null, '20:00', '21:00'],
		];
		const merged = '<mergeCells><mergeCell ref="A2:E2"/><mergeCell ref="B3:B4"/></mergeCells>';
		const read = readAll(order(rows, merged), SATURDAY);
		expect(shortRows(read)).toEqual([
			'3 Trafo 3 | Plaza | 22 18:30 | 22 19:15',
			'4 Quarzwerk | Plaza | 22 20:00 | 22 21:00',
		]);
		expect(read.leftOut).toEqual([2]);
	});

	test('IMP-03 a merge over the whole sheet fills no more than what is there', () => {
		const read = readSpreadsheet(order([TRAFO], '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'));
		expect(read[0]?.rows.map(({ cells }) => cells)).toEqual([Array(5).fill('Band'), Array(5).fill('Band')]);
	});

	test('IMP-03 hidden sheets are left out', () => {
		const xml = sheetXml([HEAD, TRAFO]);
		const sheets = [
			{ name: 'Alt', xml, state: 'hidden' },
			{ name: 'Neu', xml },
			{ name: 'Geheim', xml, state: 'veryHidden' },
		];
		expect(readSpreadsheet(makeWorkbook({ sheets })).map(({ name }) => name)).toEqual(['Neu']);
	});

	test('IMP-03 a formula counts by its value and is faulty without one', () => {
		const formula = (value: string) => `<c t="str"><f>A1</f>${value}</c>`;
		const read = readAll(
			order([
				[formula('<v>Trafo 3</v>'), 'Plaza', 'Sa', '18:30', '19:15'],
				[formula(''), 'Plaza', 'Sa', '18:30', '19:15'],
				['Kite', 'Plaza', 'Sa', '<c t="e"><v>#REF!</v></c>', '19:15'],
			]),
			SATURDAY,
		);
		expect(shortRows(read)[0]).toBe('2 Trafo 3 | Plaza | 22 18:30 | 22 19:15');
		expect(shortFaults(read)).toEqual([
			'3 A is a formula without a value: open and save the workbook',
			'4 D shows an error (#REF!)',
		]);
	});

	test('IMP-03 dates count from 1904 where the workbook says so', () => {
		const row = ['Trafo 3', 'Plaza', null, dateCell(SERIAL - 1462), dateCell(SERIAL - 1462 + 1 / 32)];
		const sheets = [{ name: 'A', xml: sheetXml([HEAD, row]) }];
		expect(shortRows(readAll(makeWorkbook({ sheets, from1904: true })))).toEqual([
			'2 Trafo 3 | Plaza | 22 18:30 | 22 19:15',
		]);
	});

	test('IMP-03 titles, two header rows, a header again, empty columns and notes are no rows', () => {
		const rows = [
			['Feldklang 2026', null, null, null, null, null],
			['Act', 'Stage', null, 'Day', 'Show', null],
			[null, null, null, null, 'from', 'to'],
			['Trafo 3', 'Plaza', null, SATURDAY, '18:30', '19:15'],
			['Act', 'Stage', null, 'Day', 'from', 'to'],
			['Kite; Arcade', 'Plaza', null, SATURDAY, 1930, 2015],
			['As of 12 August, may change', null, null, null, null, null],
		];
		const read = readAll(makeWorkbook({ sheets: [{ name: 'A', xml: sheetXml(rows) }] }));
		expect(shortRows(read)).toEqual([
			'4 Trafo 3 | Plaza | 22 18:30 | 22 19:15',
			'6 Kite; Arcade | Plaza | 22 19:30 | 22 20:15',
		]);
		expect(read.leftOut).toEqual([7]);
	});
});

describe('what is faulty is named by its row and column', () => {
	test.for<[string, (string | number | null)[], string]>([
		['no time', ['A', 'P', 'Sa', 'TBA', '19:00'], '2 D is no time: “TBA”'],
		['an end before its start', ['A', 'P', 'Sa', '21:00', '20:10'], '2 E is before the start'],
		['a set over six hours', ['A', 'P', 'Sa', '13:00', '12:00'], '2 E is before the start'],
		['no such day', ['A', 'P', 'Xy', '18:00', '19:00'], '2 C is no day: “Xy”'],
		['no day', ['A', 'P', null, '18:00', '19:00'], '2 D has no day: map a column to the festival day'],
	])('IMP-03 %s', ([, row, fault]) => {
		expect(shortFaults(readAll(order([row]), SATURDAY))).toEqual([fault]);
	});
});

describe('times before six in the morning', () => {
	const NIGHT = [
		['Lumen', 'Plaza', '22.8.2026', '01:30', '02:15'],
		['Trafo 3', 'Plaza', '22.8.2026', '23:30', '01:00'],
	];
	const withHead = (head: readonly string[], rows = NIGHT) => [head, ...rows].map((row) => row.join('\t')).join('\n');
	const CALENDAR = ['Band', 'Stage', 'Kalendertag', 'From', 'To'];

	test('IMP-03 lie on the date after their festival day, and are named; their order may say otherwise', () => {
		const first = readAll(withHead(HEAD));
		expect(shortRows(first)).toEqual([
			'2 Lumen | Plaza | 23 01:30 | 23 02:15',
			'3 Trafo 3 | Plaza | 22 23:30 | 23 01:00',
		]);
		expect(first.early).toEqual({ rows: [2], lookLikeCalendarDays: true });
		expect(readAll(withHead(HEAD, NIGHT.toReversed())).early).toEqual({ rows: [3], lookLikeCalendarDays: false });
	});

	test('IMP-03 lie on the date that a column of calendar days says, with ends over midnight', () => {
		const read = readAll(withHead(CALENDAR));
		expect(shortRows(read)).toEqual([
			'2 Lumen | Plaza | 22 01:30 | 22 02:15',
			'3 Trafo 3 | Plaza | 22 23:30 | 23 01:00',
		]);
		expect(read.early).toBeNull();
	});

	test('IMP-03 are not named where their own cell has the date, or no row has any', () => {
		const own = [['Lumen', 'Plaza', '22.8.2026', '23.8.2026 01:30', '23.8.2026 02:15']];
		expect(readAll(withHead(HEAD, own)).early).toBeNull();
		expect(readAll(withHead(HEAD, NIGHT.slice(1))).early).toBeNull();
	});

	test('IMP-03 a calendar day that is none is a fault of its row', () => {
		expect(shortFaults(readAll(withHead(CALENDAR, [['A', 'P', 'Xy', '18:00', '19:00']])))).toEqual([
			'2 C is no day: “Xy”',
		]);
	});
});

describe('text', () => {
	const CSV = 'Künstler;Bühne;Start;Ende\n"Møth; Parade";Plaza;2026-08-22 18:30;2026-08-22 19:15\n';
	const ROW = '2 Møth; Parade | Plaza | 22 18:30 | 22 19:15';
	const utf16 = (text: string, isLittle: boolean) =>
		Uint8Array.from([...text].flatMap((char) => (isLittle ? [char.charCodeAt(0), 0] : [0, char.charCodeAt(0)])));

	test.for<[string, Uint8Array]>([
		['UTF-8', strToU8(CSV)],
		['UTF-8 with its mark', strToU8(`\uFEFF${CSV}`)],
		['Windows-1252', Uint8Array.from([...CSV].map((char) => char.charCodeAt(0)))],
		['UTF-16 LE', utf16(CSV, true)],
		['UTF-16 LE with its mark', utf16(`\uFEFF${CSV}`, true).map((byte, i) => [0xff, 0xfe][i] ?? byte)],
		['UTF-16 BE', utf16(CSV, false)],
		['tabs', strToU8(CSV.replace('"Møth; Parade"', 'Møth% Parade').replaceAll(';', '\t').replace('%', ';'))],
		['commas', strToU8(CSV.replace('"Møth; Parade"', 'Møth% Parade').replaceAll(';', ',').replace('%', ';'))],
		['Windows’ line ends', strToU8(CSV.replaceAll('\n', '\r\n'))],
	])('IMP-03 as %s', ([, bytes]) => {
		expect(shortRows(readAll(bytes))).toEqual([ROW]);
	});

	test('IMP-03 JSON is a list of rows, counted by line', () => {
		const json = '[\n{"name": "A", "stage": "P",\n"start": "2026-08-22T18:30+02:00", "end": "2026-08-22T19:00+02:00"}]';
		expect(shortRows(readAll(json))).toEqual(['2 A | P | 22 18:30 | 22 19:00']);
	});

	test('IMP-07 what begins like a formula is text', () => {
		const read = readAll('name,tel\n"=HYPERLINK(""x"")",+49 151\n');
		expect(read).toMatchObject({ kind: 'persons', rows: [{ values: { name: '=HYPERLINK("x")', tel: '+49 151' } }] });
	});

	test('IMP-03 every list of names and texts comes back from its CSV', () => {
		const text = fc
			.string({ minLength: 1 })
			.filter((each) => each.trim() !== '' && !/[\0\r\n]/.test(each) && each.isWellFormed());
		fc.assert(
			fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (pairs) => {
				const read = readAll(csvText([['name', 'tel'], ...pairs], ';'));
				const isHeader = ([name, tel]: [string, string]) => name.trim() === 'name' && tel.trim() === 'tel';
				const expected = pairs.filter((pair) => !isHeader(pair)).map(([name, tel]) => ({ name, tel }));
				expect(read.rows.map(({ values }) => values)).toEqual(expected);
			}),
		);
	});
});

describe('what cannot be read is refused in one sentence', () => {
	const bomb = zipSync({
		'xl/workbook.xml': strToU8('<workbook/>'),
		'xl/sharedStrings.xml': new Uint8Array(70 * 1024 * 1024),
	});
	const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
	const long = `name;tel\n${'A;1\n'.repeat(20_001)}`;
	test.for<[string, Uint8Array | string, RegExp]>([
		['a bomb', bomb, /too large when unpacked/],
		['a long list', long, /more than 20,000 rows/],
		['many columns', Array(1001).fill('x').join(';'), /more than 1000 columns/],
		['a file over 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), /larger than 5 MB/],
		['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 0, 0, 1]), /neither a workbook nor text/],
		['a PDF', '%PDF-1.7\nname;tel\nA;1', /is a PDF/],
		['a PDF with zeros', '%PDF-1.7\n\0\0', /is a PDF/],
		['a PDF after a mark and blanks', '\uFEFF\r\n%PDF-1.4\nname;tel\nA;1', /is a PDF/],
		['a text document', '{\\rtf1\\ansi\nname;tel\nA;1', /is a text document \(\.rtf\)/],
		['a web page', '<!DOCTYPE html>\n<table><tr><td>name;tel\nA;1', /is a web page/],
		['a web page without its type', '\n <HTML lang="de">\nname;tel\nA;1', /is a web page/],
		['a web page after a comment', '<?xml version="1.0"?>\n<!-- saved -->\n<html>\nname;tel', /is a web page/],
		['a table of a web page', '<table><tr><td>name;tel\nA;1', /is a web page/],
		['a web page in UTF-16', utf16('<!doctype html>\nname;tel\nA;1'), /is a web page/],
		['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /old \.xls kind/],
		['a zip that is none', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), /damaged or locked/],
		['a zip of other things', zipSync({ 'a.txt': strToU8('a') }), /no workbook of cells/],
		['broken XML', makeWorkbook({ sheets: [{ name: 'A', xml: '<a><b</a>' }] }), /damaged/],
		['nothing', '', /no cells/],
		['a header alone', 'name;tel', /no row under the header/],
		['an open quotation mark', 'name;tel\n"A;1', /quotation mark is not closed in row 2/],
		['other JSON', '{"name": 1}', /no list/],
	])('IMP-01 IMP-08 %s', ([, file, message]) => {
		expect(() => readAll(file)).toThrow(SpreadsheetRefused);
		expect(() => readAll(file)).toThrow(message);
	});

	test.for(['<html>', '%PDF', '{\\rtf', '<!doctype'])('IMP-03 a band may be called %s', (name) => {
		expect(shortRows(readAll(`Band;Stage;Start;End\n${name};P;2026-08-22 18:30;2026-08-22 19:00`))).toEqual([
			`2 ${name} | P | 22 18:30 | 22 19:00`,
		]);
	});

	test('IMP-03 text that was renamed is read by its content', () => {
		expect(readSpreadsheet(strToU8('name\nA'))[0]?.rows).toHaveLength(2);
	});
});
