import { expect, test } from 'vitest';
import { IMPORT_TEXTS as texts } from './import-texts.ts';

test('IMP-01 where the header stands is said of a sheet, and not of JSON, which has no row for it', () => {
	expect(texts.rowsRead(3, 1)).toBe('3 rows, header in row 1');
	expect(texts.rowsRead(1, 0)).toBe('1 row');
});
