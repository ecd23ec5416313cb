import { expect, test } from 'vitest';
import { parseUnknownName, unknownName } from './unknown-name.ts';

test('IMP-11 the fault of an unknown name names it and its kind; other faults do not', () => {
	expect(unknownName('band', 'Wolf Ink')).toBe('There is no band named Wolf Ink');
	expect(parseUnknownName(unknownName('band', 'Wolf Ink'))).toEqual({ kind: 'band', name: 'Wolf Ink' });
	expect(parseUnknownName(unknownName('position', 'Dock named\nA'))).toEqual({
		kind: 'position',
		name: 'Dock named\nA',
	});
	expect(parseUnknownName(unknownName('type', 'Rakete'))).toBeNull();
	expect(parseUnknownName('There is no such id')).toBeNull();
});
