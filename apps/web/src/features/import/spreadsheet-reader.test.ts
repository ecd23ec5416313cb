import { expect, test } from 'vitest';
import { expectToFit, Unreadable } from './spreadsheet-reader.ts';

const LIMIT = 5 * 1024 * 1024;

test('IMP-04 what would be refused for its size is not sent, and it is said what to do', () => {
	expect(() => expectToFit({ size: LIMIT - 1 })).not.toThrow();
	expect(() => expectToFit({ size: LIMIT })).toThrow(Unreadable);
	expect(() => expectToFit({ size: LIMIT + 1 })).toThrow(/Split the file/);
});
