import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { readSpreadsheet } from '../read-spreadsheet.ts';
import { cellText } from '../sheet.ts';
import { csvText } from './write-csv.ts';
import { writeWorkbook } from './write-workbook.ts';
import type { WrittenCell } from './written-sheet.ts';

const ODD = [
	'=HYPERLINK("x")',
	'+49 151 555',
	'-1',
	'@x',
	"'=1",
	'<b>&amp;"',
	'a\u0001b',
	'Łódź 🎸',
	'_x0041_',
	'a\nb',
	' a ',
];
const HALF_PAST_SIX = new Date('2026-08-22T18:30:00Z');
const ROWS: WrittenCell[][] = [
	['Name', 'When', 'Count'],
	['Velvet Antenna', HALF_PAST_SIX, 3],
	...ODD.map((text) => [text, null, null]),
];

function textsOf(bytes: Uint8Array): string[] {
	return readSpreadsheet(bytes).flatMap(({ rows }) => rows.map(({ cells }) => cells.map(cellText).join('|')));
}

const EXPECTED = ['Name|When|Count', 'Velvet Antenna|2026-08-22 18:30|3', ...ODD];

test('OUT-01 a workbook comes back as it was written: dates are dates, every text is one', async () => {
	const bytes = writeWorkbook({ name: 'Bands & Stages', rows: ROWS });
	const texts = textsOf(bytes);
	expect(texts.slice(0, 2)).toEqual(EXPECTED.slice(0, 2));
	expect(texts.slice(2).map((text) => text.replace(/\|*$/, ''))).toEqual(ODD);
	expect(readSpreadsheet(bytes)[0]?.name).toBe('Bands & Stages');
	const [, band] = await readSheet(Buffer.from(bytes));
	expect(band).toEqual(['Velvet Antenna', HALF_PAST_SIX, 3]);
});

test.each([';', ','] as const)('OUT-01 CSV with %s comes back as it was written, and holds no formula', (separator) => {
	const text = csvText(ROWS, separator);
	expect(text.startsWith('\uFEFF"Name"')).toBe(true);
	expect(text).not.toMatch(/(^|[;,])"[=+\-@]/m);
	expect(text).toContain(`"'+49 151 555"`);
	const texts = textsOf(new TextEncoder().encode(text));
	expect(texts.map((line) => line.replace(/\|*$/, ''))).toEqual(EXPECTED);
});

test('OUT-01 a text longer than Excel takes is cut, not refused', async () => {
	const [row] = await readSheet(Buffer.from(writeWorkbook({ name: 'Long', rows: [['x'.repeat(40_000)]] })));
	expect(`${row?.[0]}`).toHaveLength(32_767);
});
