import { expect, test } from 'vitest';
import { columnLetter } from './sheet.ts';
import { guessKind, guessMapping, type Table } from './table.ts';

test.each([
	['Künstler;Fahrzeug;Typ;Kennzeichen', 'band name type licence_plate'],
	['Band;Type;Vehicle;Plate', 'band type name licence_plate'],
	['Künstler;Fahrzeug;Kennzeichen;Name', 'band type licence_plate name'],
	['Künstler;Fahrzeug;Kennzeichen', 'band type licence_plate'],
	['Künstler;Fahrzeug;Typ;Name;Kennzeichen', 'band – type name licence_plate'],
	['Künstler;Typ;Fahrzeugtyp;Fahrzeug;Fahrer', 'band type – name driver'],
])('IMP-03 the columns of a vehicles’ sheet %s are %s', (headers, fields) => {
	const columns = headers
		.split(';')
		.map((header, index) => ({ index, letter: columnLetter(index), header, samples: [] }));
	const table: Table = { headerRow: 1, columns, rows: [], idsOf: null };
	const mapping = guessMapping(table, 'vehicles');
	expect(guessKind(table, 'Blatt 1')).toBe('vehicles');
	expect(columns.map(({ index }) => mapping.get(index) ?? '–').join(' ')).toBe(fields);
});
