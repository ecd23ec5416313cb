import { findTable, guessKind, guessMapping } from '@crossload/spreadsheet';
import { expect, test } from 'vitest';
import { START_FILES } from './start-files.tsx';

test.each(START_FILES)(
	'IMP-09 IMP-03 an import knows the file $name and all of its columns',
	({ kind, name, columns }) => {
		const rows = [columns, columns.map(() => '7')].map((cells, index) => ({ row: index + 1, cells }));
		const table = findTable({ name, rows } as unknown as Parameters<typeof findTable>[0]);
		expect(guessKind(table, '')).toBe(kind);
		expect(guessMapping(table, kind).size).toBe(columns.length);
	},
);
