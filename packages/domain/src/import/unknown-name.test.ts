import { expect, test } from 'vitest';
import { isUnknownName, unknownName } from './unknown-name.ts';

test('IMP-11 the fault of an unknown name is distinguished from others, and by entity', () => {
	expect(unknownName('band', 'Wolf Ink')).toBe('There is no band named Wolf Ink');
	expect(isUnknownName('band', unknownName('band', 'Wolf Ink'))).toBe(true);
	expect(isUnknownName('band', unknownName('stage', 'Wolf Ink'))).toBe(false);
	expect(isUnknownName('band', 'There is no such id')).toBe(false);
});
