import { expect, test } from 'vitest';
import { READING_SHEETS } from './reading-sheets.ts';
import { SpreadsheetRefused } from './sheet.ts';
import { readAll } from './testing/read-order.ts';

const csv = (headers: readonly string[]) =>
	`${headers.join(';')}\n${headers.map((_, index) => `x-${index}`).join(';')}\n`;

test.each(Object.entries(READING_SHEETS))(
	'IMP-06 OUT-02 %s are for reading, as a sheet and as CSV',
	(name, columns) => {
		const file = csv(['ID', ...columns, 'Revision']);
		expect(() => readAll(file)).toThrow(SpreadsheetRefused);
		expect(() => readAll(file)).toThrow(`${name} of a festival’s workbook are for reading`);
		const withoutLast = csv(['ID', ...columns.slice(0, -1), 'Revision']);
		expect(() => readAll(withoutLast)).toThrow('are for reading');
	},
);

test.each([
	['positions', ['ID', 'name', 'slug', 'tag', 'capacity', 'stage', 'Revision']],
	['persons', ['ID', 'name', 'tel', 'groups', 'Revision']],
	['positions', ['name', 'color', 'curfew']],
])('IMP-06 the columns of %s are taken in', (kind, headers) => {
	expect(readAll(csv(headers))).toMatchObject({ kind, rows: [{ row: 2 }] });
});
